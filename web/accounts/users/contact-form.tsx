import * as t from '@talentplace/contract/accounts/messages/contact'
import { saveUser } from '@talentplace/contract/accounts/users/user.routes'
import { refreshSession } from '../../platform/session/refresh-session.ts'
import { Form } from '../../ui/form/form.tsx'
import { PhoneField } from '../../ui/form/phone-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { PlaceField } from '../places/place-field.tsx'
import type { AnsweredPlace } from '../stages/stored-answers.ts'
import styles from './contact-form.module.css'
import { changesOf, fieldOf, unpicked, valuesOf, type ContactValues } from './contact-values.ts'
import type { OwnUser } from './own-user.ts'

/** The server finds a place's zone itself, so that one that is found late isn't another change. */
function placeOf(picked: AnsweredPlace | null): ContactValues['place'] {
  if (picked === null) return null
  const { country, state_prov, city, latitude, longitude } = picked
  return { country, state_prov, city, latitude, longitude }
}

/** C5.1: changed by the person; what was typed stays until it is saved, over a reload too. */
export function ContactForm({ user }: { user: OwnUser }) {
  const save = useSave('accounts.saveUser', {
    reloads: ['accounts.getUser'],
    errorMessage: t.notSaved(),
    onSaved() {
      notify({ kind: 'success', message: t.saved() })
      // It is saved whether or not the name at the top of the page follows at once.
      refreshSession().catch(() => undefined)
    },
  })
  return (
    <Form
      className={styles.form}
      keep={`talentplace.contact.${user.uuid}`}
      schema={saveUser.body}
      initialValues={valuesOf(user)}
      toRequest={changesOf}
      extraIssues={unpicked}
      fieldOf={fieldOf}
      save={save}
      onSubmit={(body) => save.mutateAsync({ params: { uuid: user.uuid }, body })}
      canEdit
    >
      {(form) => (
        <>
          <TextField label={t.fullName()} autoComplete="name" maxLength={200} {...form.getInputProps('full_name')} />
          <TextField label={t.email()} description={t.emailHint()} value={user.email} readOnly />
          <PhoneField
            number={form.getInputProps('phone_number')}
            extension={form.getInputProps('phone_extension')}
            onSplit={(phone_number, phone_extension) => form.setValues({ phone_number, phone_extension })}
          />
          <PlaceField
            key={valuesOf(user).place_text}
            text={form.values.place_text}
            isPicked={form.values.place !== null}
            error={form.errors['place_text']}
            onChange={(place_text, place) => form.setValues({ place_text, place: placeOf(place) })}
          />
          <p className={styles.note}>{t.clockHint()}</p>
        </>
      )}
    </Form>
  )
}
