import { TextField } from '../../ui/form/text-field.tsx'
import type { FormState } from '../../ui/form/form.tsx'
import { parameterFields, type UtmWords } from './utm-words.ts'
import styles from './utm-form.module.css'

interface UtmFieldsProps<Values extends UtmWords> {
  readonly form: FormState<Values>
  /** Only records made by staff can have other parameters. */
  readonly parametersStay?: boolean
}

const longest = 200

/** Name, destination and parameters of a UTM record. */
export function UtmFields<Values extends UtmWords>({ form, parametersStay = false }: UtmFieldsProps<Values>) {
  return (
    <>
      <TextField
        label="Name"
        description="What you call it here"
        required
        withAsterisk={false}
        maxLength={longest}
        {...form.getInputProps('label')}
      />
      <TextField
        label="Leads to"
        description="A page of ours, such as /pricing"
        spellCheck={false}
        maxLength={longest}
        {...form.getInputProps('destination')}
      />
      <fieldset className={styles.parameters} disabled={parametersStay}>
        <legend>Parameters</legend>
        {parametersStay && <p>This record is known by its parameters, so they stay.</p>}
        {parameterFields.map(({ name, label, example }) => (
          <TextField key={name} label={label} placeholder={example} maxLength={longest} {...form.getInputProps(name)} />
        ))}
      </fieldset>
    </>
  )
}
