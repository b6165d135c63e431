import type { StageState } from './stage.ts'

/**
 * What a form says below its fields: what went wrong last, unless the very same words stand beside a field.
 * @param isShown whether the form has a place for what is said of that part of the sent body
 */
export function notifiedBelow(
  { problem, fields }: Pick<StageState, 'problem' | 'fields'>,
  isShown: (path: string) => boolean,
): string | null {
  const isBeside = Object.entries(fields).some(([path, message]) => message === problem && isShown(path))
  return isBeside ? null : problem
}
