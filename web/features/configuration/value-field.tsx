import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Switch, Textarea, TextInput } from '@mantine/core'
import type { Configuration } from '@talentplace/contract/configuration/stored-configuration.routes'

interface ValueFieldProps {
  readonly type: Configuration['type']
  /** As value-draft.ts has it. */
  readonly draft: string
  readonly problem: string | null
  readonly onChange: (draft: string) => void
}

/** The field of a value, by its type. */
export function ValueField({ type, draft, problem, onChange }: ValueFieldProps) {
  if (type === 'switch') {
    return (
      <Switch
        size="md"
        label={draft === 'enabled' ? 'Enabled' : 'Disabled'}
        aria-label="Value"
        checked={draft === 'enabled'}
        error={problem}
        onChange={(event) => onChange(event.currentTarget.checked ? 'enabled' : 'disabled')}
      />
    )
  }
  if (type === 'number') {
    return (
      <TextInput
        label="Value"
        size="md"
        inputMode="decimal"
        value={draft}
        error={problem}
        maxLength={20}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  }
  return (
    <Textarea
      label="Value"
      size="md"
      description={type === 'list' ? 'One entry a line' : undefined}
      value={draft}
      error={problem}
      maxLength={type === 'list' ? undefined : 2000}
      autosize
      minRows={type === 'list' ? 4 : 2}
      maxRows={14}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
