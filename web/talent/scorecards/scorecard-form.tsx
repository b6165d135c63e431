import {
  criteria,
  criterionNames,
  recommendationNames,
  recommendations,
  type CriterionName,
} from '@talentplace/contract/talent/scorecards/criteria'
import { saveScorecard, type Scorecard } from '@talentplace/contract/talent/scorecards/scorecard.routes'
import { Form } from '../../ui/form/form.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'

type EnteredScores = Record<CriterionName, string>

const choose = { value: '', label: 'Choose …' }
const byCriterion = <T,>(of: (name: CriterionName) => T) =>
  Object.fromEntries(criterionNames.map((name) => [name, of(name)])) as Record<CriterionName, T>

interface ScorecardFormProps {
  readonly application: string
  /** What one has written before. */
  readonly own: Scorecard | undefined
  readonly onDone: () => void
}

/** One’s own scorecard of an applicant. */
export function ScorecardForm({ application, own, onDone }: ScorecardFormProps) {
  const save = useSave('applications.saveScorecard', {
    reloads: ['applications.listScorecards', 'people.*'],
    reloadsOnError: true,
    errorMessage: 'Your scorecard could not be saved. What you entered is still here; please try again.',
    onSaved: () => {
      notify({ kind: 'success', message: 'Your scorecard is saved.' })
      onDone()
    },
  })
  const scores: EnteredScores = byCriterion((name) => String(own?.scores[name] ?? ''))
  return (
    <Form
      schema={saveScorecard.body}
      initialValues={{ scores, recommendation: own?.recommendation ?? '', notes: own?.notes ?? '' }}
      toRequest={(values) => ({
        scores: byCriterion((name) => Number(values.scores[name])),
        // The schema refuses what isn't chosen.
        recommendation: values.recommendation as Scorecard['recommendation'],
        notes: values.notes,
        version: own?.version ?? 0,
      })}
      save={save}
      onSubmit={(body) => save.mutateAsync({ params: { uuid: application }, body })}
      keep={`scorecard ${application}`}
      label="Your scorecard"
      submit={{ label: 'Save scorecard', busy: 'Saving …' }}
      onCancel={onDone}
    >
      {(form) => (
        <>
          {criterionNames.map((name) => (
            <SelectField
              key={name}
              label={criteria[name].label}
              description={criteria[name].question}
              data={[
                choose,
                ...criteria[name].anchors.map((anchor, at) => ({
                  value: String(at + 1),
                  label: `${at + 1} · ${anchor}`,
                })),
              ]}
              {...form.getInputProps(`scores.${name}`)}
            />
          ))}
          <SelectField
            label="Recommendation"
            data={[choose, ...recommendationNames.map((value) => ({ value, label: recommendations[value] }))]}
            {...form.getInputProps('recommendation')}
          />
          <TextAreaField
            label="Notes"
            description="What you saw and heard, for those who decide."
            autosize
            minRows={3}
            maxLength={5000}
            {...form.getInputProps('notes')}
          />
        </>
      )}
    </Form>
  )
}
