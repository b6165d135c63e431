import { environment } from '../app/environment.ts'

/** The default as a cell shows it, or what its schema says holds without one. */
function defaultOf(schema: (typeof environment.shape)[keyof typeof environment.shape]): string {
  const unset = schema.meta()?.unset
  if (unset !== undefined) return unset
  return 'defaultValue' in schema.def ? `\`${String(schema.def.defaultValue)}\`` : ''
}

/** Every variable of the environment, as the table of docs/configuration.md. */
export function configurationTable(): string {
  const rows = Object.entries(environment.shape).map(
    ([name, schema]) => `| \`${name}\` | ${defaultOf(schema)} | ${schema.meta()?.meaning ?? ''} |`,
  )
  return ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n')
}
