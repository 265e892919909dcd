import type {ReactNode} from 'react';
import type {Preset} from '../address';
import {Select} from '../controls';

interface Props<S> {
  presets: readonly Preset<S>[];
  /** The name of the preset that the lab shows; of another state, any other text. */
  name: string;
  onChoose: (state: S) => void;
}

const OWN = {value: '', label: 'A state of your own'};

/** The presets of a lab. */
export default function StartFrom<S>({presets, name, onChoose}: Props<S>): ReactNode {
  const options = presets.map((preset) => ({value: preset.name, label: preset.label}));
  const isOwn = !presets.some((preset) => preset.name === name);
  return (
    <Select
      label="Start from"
      options={isOwn ? [OWN, ...options] : options}
      value={isOwn ? OWN.value : name}
      onChoose={(chosen) => {
        const next = presets.find((preset) => preset.name === chosen);
        if (next) onChoose(next.state);
      }}
    />
  );
}
