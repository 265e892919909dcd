import {useEffect, useRef, useState, type RefObject} from 'react';
import {select} from 'd3-selection';
import {zoom, zoomIdentity, zoomTransform, type D3ZoomEvent, type ZoomTransform} from 'd3-zoom';

interface Size {
  width: number;
  height: number;
}

/** The frame handles keys, and the canvas moves on the stage. */
interface Parts {
  frame: RefObject<HTMLElement | null>;
  stage: RefObject<HTMLElement | null>;
  canvas: RefObject<HTMLElement | null>;
}

interface View {
  /** Fits the diagram again, unless the reader has moved or zoomed it. */
  refit: () => void;
  zoomBy: (factor: number) => void;
  panBy: (x: number, y: number) => void;
  fit: () => void;
}

/** How far one press of a zoom button or key zooms. */
const FACTOR = 1.25;
/** How far an arrow key moves, in px of the window. */
const STEP = 80;
/** The share of the window that a fitted diagram takes at most. */
const ROOM = 0.94;
const MAX_SCALE = 8;
/** The most that fitting enlarges a small diagram. */
const MAX_FITTED_SCALE = 2;

const KEYS: Readonly<Record<string, (view: View) => void>> = {
  '+': ({zoomBy}) => zoomBy(FACTOR),
  '=': ({zoomBy}) => zoomBy(FACTOR),
  '-': ({zoomBy}) => zoomBy(1 / FACTOR),
  _: ({zoomBy}) => zoomBy(1 / FACTOR),
  '0': ({fit}) => fit(),
  ArrowLeft: ({panBy}) => panBy(STEP, 0),
  ArrowRight: ({panBy}) => panBy(-STEP, 0),
  ArrowUp: ({panBy}) => panBy(0, STEP),
  ArrowDown: ({panBy}) => panBy(0, -STEP),
};

/** Lets the wheel, dragging and pinching move what is on a stage. */
function open(element: HTMLElement, {width, height}: Size, show: (view: typeof zoomIdentity) => void) {
  const behavior = zoom<HTMLElement, unknown>()
    .translateExtent([
      [0, 0],
      [width, height],
    ])
    .duration(0)
    .on('zoom', ({transform}: D3ZoomEvent<HTMLElement, unknown>) => show(transform));
  const stage = select<HTMLElement, unknown>(element).call(behavior);
  let fitted: ZoomTransform | undefined;
  const view: View = {
    refit: () => {
      if (fitted === undefined || zoomTransform(element) === fitted) view.fit();
    },
    zoomBy: (factor) => behavior.scaleBy(stage, factor),
    panBy(x, y) {
      const {k} = zoomTransform(element);
      behavior.translateBy(stage, x / k, y / k);
    },
    fit() {
      const {clientWidth, clientHeight} = element;
      const scale = Math.min((clientWidth / width) * ROOM, (clientHeight / height) * ROOM, MAX_FITTED_SCALE);
      behavior.scaleExtent([Math.min(scale, 1) / 2, Math.max(scale, MAX_SCALE)]);
      const [x, y] = [(clientWidth - width * scale) / 2, (clientHeight - height * scale) / 2];
      behavior.transform(stage, zoomIdentity.translate(x, y).scale(scale));
      fitted = zoomTransform(element);
    },
  };
  return {view, leave: () => stage.on('.zoom', null)};
}

/** Zooms and pans by wheel, drag, pinch and keys; buttons call the functions that it returns. */
export function usePanZoom({frame, stage, canvas}: Parts, {width, height}: Size) {
  const ref = useRef<View>(undefined);
  const [scale, setScale] = useState(1);

  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const {view, leave} = open(element, {width, height}, ({x, y, k}) => {
      if (canvas.current) canvas.current.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
      setScale(k);
    });
    ref.current = view;
    const events = new AbortController();
    frame.current?.addEventListener(
      'keydown',
      (event) => {
        const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS[event.key];
        if (!act) return;
        event.preventDefault();
        act(view);
      },
      {signal: events.signal},
    );
    const sizes = new ResizeObserver(view.refit);
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      events.abort();
      leave();
      ref.current = undefined;
    };
  }, [frame, stage, canvas, width, height]);

  return {
    scale,
    zoomIn: () => ref.current?.zoomBy(FACTOR),
    zoomOut: () => ref.current?.zoomBy(1 / FACTOR),
    fit: () => ref.current?.fit(),
  };
}
