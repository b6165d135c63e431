import type { CriterionKind } from '@talentplace/contract/matching/vocabulary/criterion.routes'
import { useState } from 'react'
import type { Reply } from '../../platform/api/operation-types.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { sentOf, wordsOf, type CriterionValues } from './criterion-words.ts'
import styles from './vocabulary.module.css'

type Phrases = Reply<'matching.previewCriterion'>['phrases']

const meaning = (words: readonly string[]) => (words.length === 0 ? 'Nothing yet' : words.join(', '))

function PhraseTable({ phrases }: { phrases: Phrases }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>What searches mean now, and what they would mean</caption>
      <thead>
        <tr>
          <th scope="col">Search</th>
          <th scope="col">Means now</th>
          <th scope="col">Would mean</th>
        </tr>
      </thead>
      <tbody>
        {phrases.map(({ phrase, before, after, changed }) => (
          <tr key={phrase}>
            <th scope="row">{phrase}</th>
            <td>{meaning(before)}</td>
            <td>{changed ? <strong>{meaning(after)}</strong> : 'The same'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface CriterionPreviewProps {
  readonly kind: CriterionKind
  readonly id: number
  /** As they are entered, not saved. */
  readonly values: CriterionValues
}

/** A table of searches: what each means now, and what it would mean. */
export function CriterionPreview({ kind, id, values }: CriterionPreviewProps) {
  const [tried, setTried] = useState('')
  const [visible, setVisible] = useState<Phrases | null>(null)
  const preview = useSave('matching.previewCriterion', {
    errorMessage: 'What it would change could not be worked out. Please try again.',
    onSaved: ({ phrases }) => setVisible(phrases),
  })
  const { value, synonyms, active } = sentOf(values)
  const body = { value, synonyms, active, phrases: wordsOf(tried) }
  return (
    <div className={styles.preview}>
      <TextAreaField
        label="Searches to try (optional)"
        description="One a line, at most 20"
        autosize
        minRows={2}
        value={tried}
        onChange={(event) => setTried(event.currentTarget.value)}
      />
      <div>
        <Button
          variant="outline"
          busy={preview.isPending}
          onClick={() => preview.mutate({ params: { kind, id }, body })}
        >
          See what would change
        </Button>
      </div>
      <FormFailure failure={preview.failure} />
      {visible !== null && <PhraseTable phrases={visible} />}
    </div>
  )
}
