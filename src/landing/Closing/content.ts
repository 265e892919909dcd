/** Set one below the other. */
export const lines = ['One class,', 'one route,', 'one answer'] as const;

export const intro = {
  id: 'start',
  title: lines.join(' '),
  faultAt: '36%',
} as const;

export const quickStart = {to: 'first-endpoint', label: 'Write your first use case'} as const;
export const concepts = {to: 'basic-concepts', label: 'Read the ideas first'} as const;
