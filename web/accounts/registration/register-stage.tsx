import * as t from '@talentplace/contract/accounts/messages/sign-in'
import { Checkbox, TextInput } from '@mantine/core'
import { useFlag } from '../../platform/configuration/configuration.ts'
import { PlaceField } from '../places/place-field.tsx'
import { storedAnswersNow, type RegistrationAnswers } from '../stages/stored-answers.ts'
import { fieldOf, registrationErrors } from './registration-errors.ts'
import { Consents } from './consents.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { PhoneField } from '../../ui/form/phone-field.tsx'
import { StageForm, Way, type StageProps } from '../stages/stage-form.tsx'
import styles from '../stages/stage-form.module.css'
import { focusFirstInvalid, useStageForm } from '../stages/use-stage-form.ts'

/** What the form begins with: what was entered before, under the email of the first stage. */
function storedAnswers(email: string): RegistrationAnswers & Record<string, unknown> {
  const { registration } = storedAnswersNow.read()
  return { ...registration, email: email === '' ? registration.email : email }
}

/** A1.11: the registration form; with a password in the dialog (0.3), for people without a business on the page (0.6). */
export function RegisterStage({ stages, view }: StageProps) {
  const { setting } = stages
  const takesCodes = useFlag('referral-links')
  const { form, message } = useStageForm({
    initialValues: storedAnswers(view.state.email),
    validate: (values) => registrationErrors(values, setting),
    judgedOnLeaving: ['email', 'password', 'phone_number', 'phone_extension'],
    onValuesChange: (registration) => storedAnswersNow.keep({ registration }),
    stages,
    view,
    fieldOf,
  })
  const { is_individual: isIndividual, place, place_text: placeText } = form.values
  const line = { size: 'md', maxLength: 200, required: true, withAsterisk: false } as const
  return (
    <StageForm
      stages={stages}
      view={view}
      message={message}
      onSubmit={form.onSubmit(
        (answers) => void stages.register(answers),
        (errors) => focusFirstInvalid(form, errors),
      )}
      ways={
        <div className={styles.ways}>
          <Way onClick={() => void stages.toAnotherAccount()}>{t.anotherAccount()}</Way>
        </div>
      }
    >
      <TextInput
        label={t.fullName()}
        autoComplete="name"
        data-autofocus
        {...line}
        {...form.getInputProps('full_name')}
      />
      <div className={styles.pair}>
        <TextInput
          label={t.email()}
          type="email"
          inputMode="email"
          // Beside a new password it is what password managers keep as the name of the account.
          autoComplete={setting === 'dialog' ? 'username' : 'email'}
          {...line}
          maxLength={254}
          {...form.getInputProps('email')}
        />
        <PhoneField
          number={{ ...line, ...form.getInputProps('phone_number') }}
          extension={form.getInputProps('phone_extension')}
          onSplit={(number, extension) => {
            form.setFieldValue('phone_number', number)
            form.setFieldValue('phone_extension', extension)
          }}
        />
      </div>
      {setting === 'dialog' && (
        <div className={styles.pair}>
          <PasswordField kind="new" label={t.password()} {...form.getInputProps('password')} />
          <PasswordField kind="new" label={t.confirmPassword()} {...form.getInputProps('confirm_password')} />
        </div>
      )}
      <TextInput
        label={t.company()}
        autoComplete="organization"
        {...line}
        required={!(setting === 'page' && isIndividual)}
        disabled={setting === 'page' && isIndividual}
        {...form.getInputProps('company')}
      />
      {setting === 'page' && (
        <Checkbox label={t.noBusiness()} {...form.getInputProps('is_individual', { type: 'checkbox' })} />
      )}
      <PlaceField
        text={placeText}
        isPicked={place !== null}
        error={form.errors['place_text']}
        onChange={(text, picked) => {
          form.setFieldValue('place_text', text)
          form.setFieldValue('place', picked)
        }}
      />
      {setting === 'page' && takesCodes && (
        <TextInput
          label={t.referralCode()}
          autoComplete="off"
          {...line}
          required={false}
          maxLength={64}
          {...form.getInputProps('referral_code')}
        />
      )}
      <Consents
        terms={form.getInputProps('terms', { type: 'checkbox' })}
        news={form.getInputProps('news', { type: 'checkbox' })}
      />
    </StageForm>
  )
}
