import * as t from '@talentplace/contract/hiring/messages/meetings'
import type { MeetingWay } from '@talentplace/contract/core/calendar/meeting-ways'
import type { FormState } from '../../ui/form/form.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { PhoneField } from '../../ui/form/phone-field.tsx'
import type { Booking } from './use-booking-save.ts'
import { useMeetingWays } from './use-meeting-ways.ts'

const wayLabels: Readonly<Record<MeetingWay, string>> = {
  video: t.byVideo(),
  phone: t.byPhone(),
  call_you: t.callMe(),
}

interface RatePlanFieldsProps {
  readonly form: FormState<Booking>
  /** Left empty, the number in their account is called. */
  readonly hasAccount: boolean
}

/** How to meet, where there is a choice, and the number that we call. */
export function RatePlanFields({ form, hasAccount }: RatePlanFieldsProps) {
  const ways = useMeetingWays()
  const way = form.values.way ?? ways[0]
  return (
    <>
      {ways.length > 1 && (
        <SelectField
          label={t.howMeet()}
          data={ways.map((value) => ({ value, label: wayLabels[value] }))}
          {...form.getInputProps('way')}
          value={way}
        />
      )}
      {way === 'call_you' && (
        <PhoneField
          number={{
            label: t.numberToCall(),
            description: hasAccount ? t.numberInAccount() : undefined,
            ...form.getInputProps('phone_number'),
          }}
          extension={form.getInputProps('phone_extension')}
          onSplit={(number, extension) => {
            form.setFieldValue('phone_number', number)
            form.setFieldValue('phone_extension', extension)
          }}
        />
      )}
    </>
  )
}
