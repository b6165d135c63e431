import '@talentplace/contract/shared/plain-messages'

/** As much of a contract's schema as a form needs. */
interface Judge {
  safeParse(values: unknown): {
    readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] }
  }
}

/** What a schema finds wrong with a form's values, by field: the first of each. */
export function firstIssues(schema: Judge, values: unknown): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) errors[path.join('.')] ??= message
  return errors
}
