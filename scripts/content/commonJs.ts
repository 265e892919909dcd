// The text of scripts/diagrams/draw.ts, imports too, is part of the names of the diagrams that were drawn.
export {mermaidOptions, mermaidTheme} from '../../checks/lib/commonJs';
