import * as t from '@talentplace/contract/subscriptions/messages/brief-form'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { RequirementField } from '@talentplace/contract/subscriptions/requirements/requirement-fields'
import styles from './requirements-form.module.css'

const below: ('label' | 'description' | 'input' | 'error')[] = ['label', 'description', 'input', 'error']

interface RequirementInputProps {
  readonly field: RequirementField
  readonly value: string
  readonly issue: string | undefined
  readonly onChange: (value: string) => void
  /** The field is left. */
  readonly onBlur: () => void
}

/** One question of the welcome brief, with an example of an answer. */
export function RequirementInput({ field, value, issue, onChange, onBlur }: RequirementInputProps) {
  const { name, label, help, type, required, longest, options } = field
  const common = {
    name,
    label: required ? label() : t.optional({ label: label() }),
    description: help(),
    inputWrapperOrder: below,
    classNames: { description: styles.help },
    size: 'md',
    required,
    withAsterisk: false,
    value,
    error: issue,
    onBlur,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  } as const
  if (type === 'choice') {
    const data = [
      { value: '', label: t.choose() },
      ...options.map((each) => ({ value: each.value, label: each.title() })),
    ]
    return <NativeSelect {...common} data={data} />
  }
  if (type === 'text') return <TextInput {...common} maxLength={longest} />
  return <Textarea {...common} autosize minRows={3} maxRows={16} maxLength={longest} />
}
