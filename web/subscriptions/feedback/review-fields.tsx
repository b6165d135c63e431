import * as t from '@talentplace/contract/subscriptions/messages/reviews'
import type { FormState } from '../../ui/form/form.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { StarsField } from './stars-field.tsx'

export interface ReviewValues {
  rating: number
  message: string
  private_note: string
}

const longest = 2000

/** What a client says of someone's work: stars, words for everybody, and a note for us alone. */
export function ReviewFields({ form }: { form: FormState<ReviewValues> }) {
  return (
    <>
      <StarsField label={t.howAreThey()} {...form.getInputProps('rating')} />
      <TextAreaField
        label={t.forOthers()}
        description={t.whereShown()}
        rows={4}
        maxLength={longest}
        {...form.getInputProps('message')}
      />
      <TextAreaField
        label={t.privateNote()}
        description={t.whoReadsNote()}
        rows={2}
        maxLength={longest}
        {...form.getInputProps('private_note')}
      />
    </>
  )
}
