import * as t from '@talentplace/contract/hiring/messages/meetings'
import { rescheduleMeeting } from '@talentplace/contract/hiring/meetings/meeting.routes'
import { Button } from '../../ui/button.tsx'
import { FormEnd } from '../../ui/form/form-footer.tsx'
import { Form } from '../../ui/form/form.tsx'
import styles from './booking-form.module.css'
import { moving, type MeetingChanges } from './meeting-changes.ts'
import type { MeetingView } from './meeting-time.ts'
import { missingTime } from './missing-time.ts'
import { SlotPicker, useOwnZone } from './slot-picker.tsx'

interface MoveMeetingProps {
  readonly meeting: MeetingView
  readonly move: MeetingChanges['move']
  readonly onMoved: () => void
}

const nothing: { readonly start: string | null } = { start: null }

/** Takes another free time in place of the booked one. */
export function MoveMeeting({ meeting, move, onMoved }: MoveMeetingProps) {
  const timezone = useOwnZone() ?? 'UTC'
  return (
    <Form
      className={styles.form}
      schema={rescheduleMeeting.body}
      initialValues={nothing}
      toRequest={({ start }) => ({ start: start ?? '', timezone })}
      extraIssues={missingTime}
      save={moving}
      onSubmit={async (to) => {
        await move(to)
        onMoved()
      }}
      renderEnd={({ busy, failure }) => (
        <FormEnd failure={failure}>
          <Button type="submit" busy={busy}>
            {busy ? t.moving() : t.moveHere()}
          </Button>
        </FormEnd>
      )}
    >
      {({ values, errors, setFieldValue }) => (
        <SlotPicker
          kind={meeting.kind}
          chosen={values.start}
          error={errors['start']}
          onChoose={(start) => setFieldValue('start', start)}
        />
      )}
    </Form>
  )
}
