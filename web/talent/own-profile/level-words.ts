/** How well someone knows a skill or a tool, as they choose it. */
export const levelChoices = [
  { value: 'learning', label: 'Learning' },
  { value: 'working', label: 'Confident' },
  { value: 'expert', label: 'Expert' },
] as const
