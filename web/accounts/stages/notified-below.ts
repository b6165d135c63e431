import type { StageState } from './stage.ts'

/**
 * What a form says below its fields: what went wrong last, unless the very same words stand beside a field.
 * @param isVisible whether the form has a place for what is said of that part of the sent body
 */
export function notifiedBelow(
  { problem, fields }: Pick<StageState, 'problem' | 'fields'>,
  isVisible: (path: string) => boolean,
): string | null {
  const isBeside = Object.entries(fields).some(([path, message]) => message === problem && isVisible(path))
  return isBeside ? null : problem
}
