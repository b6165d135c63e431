import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { cityMessage } from '@talentplace/contract/accounts/account-fields'
import { call } from '../../../platform/api/call.ts'
import { formProblems } from '../../../platform/api/form-problems.ts'
import type { Input } from '../../../platform/api/operation-types.ts'
import { useRefusedFields } from '../../../platform/api/use-refused-fields.ts'
import { useKeptState } from '../../../platform/browser/use-kept-state.ts'
import { refreshSession } from '../../../platform/session/refresh-session.ts'
import { useUnsaved } from '../../../platform/unsaved/unsaved-forms.ts'
import { Button } from '../../../ui/button.tsx'
import { FormEnd } from '../../../ui/form/form-end.tsx'
import { notify } from '../../../ui/notice/snackbar.ts'
import { PlaceField } from '../places/place-field.tsx'
import type { AnsweredPlace } from '../registration/kept-answers.ts'
import styles from './contact-form.module.css'
import type { OwnUser } from './own-user.ts'
import { reload } from '../../../ui/form/reloads.ts'

interface Draft {
  readonly full_name: string
  readonly phone_number: string
  readonly place_text: string
  /** The newly picked place; null: as it was. */
  readonly place: AnsweredPlace | null
}

function placeText({ full: { city, state_prov } }: OwnUser): string {
  return [city, state_prov].filter(Boolean).join(', ')
}

function draftOf(user: OwnUser): Draft {
  const { full_name, full } = user
  return { full_name, phone_number: full.phone_number, place_text: placeText(user), place: null }
}

/** What of the draft differs, as the call takes it. */
function changesOf(user: OwnUser, draft: Draft): Input<'accounts.saveUser'>['body'] {
  const { full_name, phone_number, place } = draft
  return {
    ...(full_name.trim() !== user.full_name && { full_name }),
    ...(phone_number.trim() !== user.full.phone_number && { phone_number }),
    ...(place !== null && { place: placeOf(place) }),
  }
}

function placeOf({ country, state_prov, city, latitude, longitude }: AnsweredPlace) {
  return { country, state_prov, city, latitude, longitude }
}

/** C5.1: changed by the person; what was typed stays until it is saved. */
export function ContactForm({ user }: { user: OwnUser }) {
  const client = useQueryClient()
  const kept = useKeptState(`talentplace.contact.${user.uuid}`, () => draftOf(user))
  const draft = kept.value
  const { fields, refuse, edited } = useRefusedFields()
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const unpicked = draft.place === null && draft.place_text !== placeText(user)
  const changes = changesOf(user, draft)
  const changed = unpicked || Object.keys(changes).length > 0
  useUnsaved(changed)

  function change(changed: Partial<Draft>): void {
    kept.change(changed)
    edited(...Object.keys(changed), ...('place' in changed ? ['city'] : []))
    setFailure(null)
  }

  function discard(): void {
    refuse({})
    setFailure(null)
    kept.forget()
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (unpicked) return refuse({ city: cityMessage })
    setBusy(true)
    setFailure(null)
    refuse({})
    try {
      await call('accounts.saveUser', { params: { uuid: user.uuid }, body: changes })
      await reload(client, ['accounts.getUser'])
      discard()
      notify({ kind: 'success', message: 'Saved.' })
      await refreshSession()
    } catch (error) {
      const problems = formProblems(error, 'Your contact information could not be saved. Please try again.')
      refuse(problems.fields)
      setFailure(problems.whole)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
      <TextInput
        label="Full name"
        size="md"
        autoComplete="name"
        maxLength={200}
        value={draft.full_name}
        error={fields['full_name']}
        onChange={(event) => change({ full_name: event.currentTarget.value })}
      />
      <TextInput
        label="Email"
        description="To change it, write to us: it is what you sign in with."
        size="md"
        value={user.email}
        readOnly
      />
      <TextInput
        label="Phone"
        type="tel"
        size="md"
        autoComplete="tel"
        maxLength={200}
        value={draft.phone_number}
        error={fields['phone_number']}
        onChange={(event) => change({ phone_number: event.currentTarget.value })}
      />
      <PlaceField
        text={draft.place_text}
        place={draft.place}
        error={fields['city'] ?? fields['place.city']}
        onChange={(place_text, place) => change({ place_text, place })}
      />
      <p className={styles.note}>Your clock follows your city.</p>
      <FormEnd failure={failure}>
        <Button type="submit" busy={busy} disabled={!changed}>
          {busy ? 'Saving …' : 'Save'}
        </Button>
        {changed && (
          <Button variant="quiet" onClick={discard}>
            Discard
          </Button>
        )}
      </FormEnd>
    </form>
  )
}
