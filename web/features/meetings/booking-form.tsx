import '@mantine/core/styles/Input.layer.css'
import { Textarea, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import type { Meeting, MeetingKind } from '@talentplace/contract/meetings/meeting.routes'
import { call } from '../../platform/api/call.ts'
import { Button } from '../../ui/button.tsx'
import styles from './booking-form.module.css'
import { SlotPicker, useOwnZone } from './slot-picker.tsx'
import { useBooking } from './use-booking.ts'

interface BookingFormProps {
  readonly kind: MeetingKind
  /** Null: a visitor, who leaves name and email. */
  readonly clientUuid: string | null
  readonly projectUuid: string | null
  readonly onBooked: (meeting: Meeting) => void
}

/** B8.3: a free time, and what we should know. */
export function BookingForm({ kind, clientUuid, projectUuid, onBooked }: BookingFormProps) {
  const timezone = useOwnZone() ?? 'UTC'
  const [start, setStart] = useState<string | null>(null)
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [note, setNote] = useState('')
  const [unchosen, setUnchosen] = useState(false)
  const { busy, problems, book } = useBooking((meeting) => {
    setStart(null)
    setNote('')
    onBooked(meeting)
  })

  function submit(event: FormEvent): void {
    event.preventDefault()
    setUnchosen(start === null)
    if (start === null) return
    void book(() =>
      clientUuid === null
        ? call('meetings.bookDiscoveryCall', {
            body: { start, timezone, note, invitee_name: name, invitee_email: email },
          })
        : call('meetings.bookMeeting', {
            params: { id: clientUuid },
            body: { kind, start, timezone, note, ...(projectUuid !== null && { project_uuid: projectUuid }) },
          }),
    )
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <SlotPicker kind={kind} chosen={start} onChoose={setStart} />
      {clientUuid === null && (
        <div className={styles.pair}>
          <TextInput
            label="Your name"
            size="md"
            autoComplete="name"
            maxLength={200}
            value={name}
            error={problems.fields['invitee_name']}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <TextInput
            label="Your email"
            type="email"
            size="md"
            autoComplete="email"
            maxLength={254}
            value={email}
            error={problems.fields['invitee_email']}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        </div>
      )}
      <Textarea
        label="What should we know beforehand?"
        size="md"
        rows={3}
        maxLength={2000}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div role="alert">
        {unchosen && start === null && <p className={styles.failure}>Choose a time first.</p>}
        {problems.whole !== '' && <p className={styles.failure}>{problems.fields['start'] ?? problems.whole}</p>}
      </div>
      <div>
        <Button type="submit" busy={busy}>
          {busy ? 'Booking …' : 'Book this time'}
        </Button>
      </div>
    </form>
  )
}
