import * as t from '@talentplace/contract/hiring/messages/meetings'
import type { ClientMeetingKind, Meeting } from '@talentplace/contract/core/calendar/meeting'
import { Button } from '../../ui/button.tsx'
import { FieldRows } from '../../ui/form/field-rows.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { FormEnd } from '../../ui/form/form-footer.tsx'
import styles from './booking-form.module.css'
import { missingTime } from './missing-time.ts'
import { RatePlanFields } from './place-fields.tsx'
import { SlotPicker } from './slot-picker.tsx'
import { useBookingSave, type Booking } from './use-booking-save.ts'

interface BookingFormProps {
  readonly kind: ClientMeetingKind
  /** Null: a visitor, who leaves name and email. */
  readonly clientUuid: string | null
  readonly projectUuid: string | null
  readonly onBooked: (meeting: Meeting) => void
}

const empty: Booking = {
  start: null,
  invitee_name: '',
  invitee_email: '',
  note: '',
  way: null,
  phone_number: '',
  phone_extension: '',
}

/** B8.3: a free time, and what we should know. */
export function BookingForm(props: BookingFormProps) {
  const { kind, clientUuid } = props
  const save = useBookingSave(props)
  return (
    <Form
      className={styles.form}
      schema={save.schema}
      initialValues={empty}
      toRequest={save.sent}
      extraIssues={missingTime}
      fieldOf={(path) => path.replace(/^place\./, '')}
      save={save}
      onSubmit={(_, { entered }) => save.send(entered)}
      renderEnd={({ busy, failure }) => (
        <FormEnd failure={failure}>
          <Button type="submit" busy={busy}>
            {busy ? t.booking() : t.book()}
          </Button>
        </FormEnd>
      )}
    >
      {(form) => (
        <>
          <SlotPicker
            kind={kind}
            chosen={form.values.start}
            error={form.errors['start']}
            onChoose={(start) => form.setFieldValue('start', start)}
          />
          {clientUuid === null && (
            <FieldRows>
              <TextField
                label={t.yourName()}
                autoComplete="name"
                maxLength={200}
                {...form.getInputProps('invitee_name')}
              />
              <TextField
                label={t.yourEmail()}
                type="email"
                autoComplete="email"
                maxLength={254}
                {...form.getInputProps('invitee_email')}
              />
            </FieldRows>
          )}
          <RatePlanFields form={form} hasAccount={clientUuid !== null} />
          <TextAreaField label={t.beforehand()} rows={3} maxLength={2000} {...form.getInputProps('note')} />
        </>
      )}
    </Form>
  )
}
