/*
 * The password rule by itself, without a schema: a hint beside the field reads it too.
 */

const shortestPassword = 8

const kinds = [
  { name: 'uppercase letter', form: /\p{Lu}/u },
  { name: 'lowercase letter', form: /\p{Ll}/u },
  { name: 'number', form: /\p{Nd}/u },
  { name: 'special character', form: /[\p{P}\p{S}]/u },
]
const everyKind = kinds.map(({ name }) => name).join(', ')

/** A1.12: what a password lacks, in the specified words; null when it has all. */
export function passwordIssue(password: string): string | null {
  if ([...password].length < shortestPassword) {
    return `Password must be at least ${shortestPassword} characters and contain at least one: ${everyKind}`
  }
  const missing = kinds.filter(({ form }) => !form.test(password)).map(({ name }) => name)
  return missing.length === 0 ? null : `Password must contain at least one: ${missing.join(', ')}`
}
