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
      <StarsField label="How do they do?" {...form.getInputProps('rating')} />
      <TextAreaField
        label="What would you tell other clients?"
        description="Shown on their profile beside your company’s name, once our team has read it."
        rows={4}
        maxLength={longest}
        {...form.getInputProps('message')}
      />
      <TextAreaField
        label="Anything for us alone?"
        description="Neither they nor other clients see this."
        rows={2}
        maxLength={longest}
        {...form.getInputProps('private_note')}
      />
    </>
  )
}
