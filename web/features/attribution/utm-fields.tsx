import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import { parameterFields, type UtmWords } from './utm-words.ts'
import styles from './utm-form.module.css'

interface UtmFieldsProps {
  readonly words: UtmWords
  /** What is wrong with a field, by its name. */
  readonly problems: Readonly<Record<string, string | undefined>>
  /** Only records made by staff can have other parameters. */
  readonly parametersStay?: boolean
  readonly onChange: (words: UtmWords) => void
}

/** Name, destination and parameters of a UTM record. */
export function UtmFields({ words, problems, parametersStay = false, onChange }: UtmFieldsProps) {
  const field = (name: keyof UtmWords) => ({
    size: 'md' as const,
    value: words[name],
    error: problems[name],
    maxLength: 200,
    onChange: (event: { currentTarget: HTMLInputElement }) => onChange({ ...words, [name]: event.currentTarget.value }),
  })
  return (
    <>
      <TextInput label="Name" description="What you call it here" required withAsterisk={false} {...field('label')} />
      <TextInput
        label="Leads to"
        description="A page of ours, such as /pricing"
        spellCheck={false}
        {...field('destination')}
      />
      <fieldset className={styles.parameters} disabled={parametersStay}>
        <legend>Parameters</legend>
        {parametersStay && <p>This record is known by its parameters, so they stay.</p>}
        {parameterFields.map(({ name, label, example }) => (
          <TextInput key={name} label={label} placeholder={example} {...field(name)} />
        ))}
      </fieldset>
    </>
  )
}
