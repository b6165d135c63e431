import { useState } from 'react'

export interface RefusedFields {
  /** What is wrong, by field. */
  readonly fields: Readonly<Record<string, string>>
  /** Takes another refusal's place; an empty one ends it. */
  readonly refuse: (fields: Readonly<Record<string, string>>) => void
  /** These were changed, with all that is in them: what was refused is no longer there. The others keep their message. */
  readonly edited: (...names: readonly string[]) => void
}

/** What was refused of a form, each message until its field is changed. */
export function useRefusedFields(): RefusedFields {
  const [fields, refuse] = useState<Readonly<Record<string, string>>>({})
  return {
    fields,
    refuse,
    edited(...names) {
      const isEdited = (path: string): boolean => names.some((name) => path === name || path.startsWith(`${name}.`))
      refuse((present) => Object.fromEntries(Object.entries(present).filter(([path]) => !isEdited(path))))
    },
  }
}
