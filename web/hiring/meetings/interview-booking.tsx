import * as t from '@talentplace/contract/hiring/messages/meetings'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { SlotPicker, useOwnZone } from './slot-picker.tsx'

interface InterviewBookingProps {
  /** Whom they meet. */
  readonly name: string
  readonly busy: boolean
  readonly failure: string | null
  readonly onBook: (when: { start: string; timezone: string }, close: () => void) => void
}

/** One of our own free times for an interview. */
export function InterviewBooking({ name, busy, failure, onBook }: InterviewBookingProps) {
  const [opened, setOpened] = useState(false)
  const [start, setStart] = useState<string | null>(null)
  const [wrong, setWrong] = useState('')
  const timezone = useOwnZone() ?? 'UTC'
  const close = (): void => setOpened(false)
  function book(): void {
    if (start === null) setWrong(t.chooseTime())
    else onBook({ start, timezone }, close)
  }
  return (
    <>
      <Button variant="outline" aria-label={t.bookInterviewWith({ name })} onClick={() => setOpened(true)}>
        {t.bookInterview()}
      </Button>
      <Dialog opened={opened} title={t.bookInterviewWith({ name })} onClose={close}>
        {opened && (
          <>
            <SlotPicker
              kind="interview"
              chosen={start}
              error={wrong}
              onChoose={(chosen) => {
                setStart(chosen)
                setWrong('')
              }}
            />
            <FormFailure failure={failure} />
            <Button busy={busy} onClick={book}>
              {t.book()}
            </Button>
          </>
        )}
      </Dialog>
    </>
  )
}
