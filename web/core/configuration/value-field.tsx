import type { Configuration } from '@talentplace/contract/core/configuration/stored-configuration.routes'
import type { ReactNode } from 'react'
import { SwitchField } from '../../ui/form/switch-field.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'

interface ValueFieldProps {
  readonly type: Configuration['type']
  /** As value-draft.ts has it. */
  readonly value: string
  readonly error?: ReactNode
  /** Where the form looks for it. */
  readonly 'data-path'?: string
  readonly onChange: (value: string) => void
}

/** The field of a value, by its type. */
export function ValueField({ type, value, error, onChange, 'data-path': path }: ValueFieldProps) {
  if (type === 'switch') {
    return (
      <SwitchField
        label={value === 'enabled' ? 'Enabled' : 'Disabled'}
        aria-label="Value"
        data-path={path}
        checked={value === 'enabled'}
        error={error}
        onChange={(event) => onChange(event.currentTarget.checked ? 'enabled' : 'disabled')}
      />
    )
  }
  const field = {
    label: 'Value',
    'data-path': path,
    value,
    error,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  }
  if (type === 'number') return <TextField inputMode="decimal" maxLength={20} {...field} />
  return (
    <TextAreaField
      description={type === 'list' ? 'One entry a line' : undefined}
      maxLength={type === 'list' ? undefined : 2000}
      autosize
      minRows={type === 'list' ? 4 : 2}
      maxRows={14}
      {...field}
    />
  )
}
