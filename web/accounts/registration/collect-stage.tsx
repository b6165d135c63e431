import * as t from '@talentplace/contract/accounts/messages/sign-in'
import { TextInput } from '@mantine/core'
import { PhoneField } from '../../ui/form/phone-field.tsx'
import { PlaceField } from '../places/place-field.tsx'
import { CodeField } from '../codes/code-field.tsx'
import { collectedDetails, collectedField, collectIssues, noDetails, type CollectValues } from './collected-details.ts'
import { Consents } from './consents.tsx'
import { AccountLine, StageForm, Way, type StageProps } from '../stages/stage-form.tsx'
import styles from '../stages/stage-form.module.css'
import { focusFirstInvalid, useStageForm } from '../stages/use-stage-form.ts'

const textFields = [
  { name: 'full_name', label: t.collectName(), autoComplete: 'name', type: 'text' },
  { name: 'company', label: t.company(), autoComplete: 'organization', type: 'text' },
] as const

/** A1.6: what an account lacks, or a code besides the password, before it is signed in to. */
export function CollectStage({ stages, view }: StageProps) {
  const { email, requestedFields } = view.state
  const { form, message } = useStageForm<CollectValues>({
    initialValues: noDetails,
    validate: (values) => collectIssues(values, requestedFields),
    stages,
    view,
    fieldOf: collectedField,
  })
  const { place, place_text: placeText } = form.values
  return (
    <StageForm
      stages={stages}
      view={view}
      message={message}
      onSubmit={form.onSubmit(
        (values) => void stages.collect(collectedDetails(values, requestedFields)),
        (errors) => focusFirstInvalid(form, errors),
      )}
      ways={
        <div className={styles.ways}>
          <Way onClick={() => void stages.toAnotherAccount()}>{t.anotherAccount()}</Way>
        </div>
      }
    >
      <AccountLine email={email} line={requestedFields.includes('second_step') ? t.signingInAs : t.beforeGoingOnAs} />
      {textFields
        .filter(({ name }) => requestedFields.includes(name))
        .map(({ name, ...field }) => (
          <TextInput
            key={name}
            size="md"
            maxLength={200}
            data-autofocus
            required
            withAsterisk={false}
            {...field}
            {...form.getInputProps(name)}
          />
        ))}
      {requestedFields.includes('phone_number') && (
        <PhoneField
          number={{ required: true, withAsterisk: false, ...form.getInputProps('phone_number') }}
          extension={form.getInputProps('phone_extension')}
          onSplit={(number, extension) => {
            form.setFieldValue('phone_number', number)
            form.setFieldValue('phone_extension', extension)
          }}
        />
      )}
      {requestedFields.includes('city') && (
        <PlaceField
          text={placeText}
          isPicked={place !== null}
          error={form.errors['place_text']}
          onChange={(text, picked) => {
            form.setFieldValue('place_text', text)
            form.setFieldValue('place', picked)
          }}
        />
      )}
      {requestedFields.includes('terms') && <Consents terms={form.getInputProps('terms', { type: 'checkbox' })} />}
      {requestedFields.includes('second_step') && (
        <TextInput
          label={t.codeOfApp()}
          description={t.codeOfAppHelp()}
          size="md"
          maxLength={40}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          data-autofocus
          required
          withAsterisk={false}
          {...form.getInputProps('second_step')}
        />
      )}
      {requestedFields.includes('code') && (
        <CodeField
          {...form.getInputProps('code')}
          description={t.guessedAt()}
          onChange={(code) => form.setFieldValue('code', code)}
        />
      )}
    </StageForm>
  )
}
