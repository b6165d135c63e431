import { Checkbox } from '@mantine/core'
import { workRights, type StoredAnswers } from '@talentplace/contract/talent/applications/answers.routes'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/call.ts'
import { FieldRows } from '../../ui/form/field-rows.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { answerIssues, answersOf, valuesOf, type AnswerValues } from './answer-values.ts'
import styles from './application.module.css'
import { StepForm } from './step-form.tsx'
import { useAutosave } from './use-autosave.ts'

const choose = { value: '', label: 'Choose one' }
const countries = [choose, { value: 'CA', label: 'Canada' }, { value: 'US', label: 'United States' }]
const statuses = [choose, ...Object.entries(workRights).map(([value, label]) => ({ value, label }))]

export const answersKey = ['applications.getApplicationAnswers', {}] as const

interface AnswersFormProps {
  readonly application: string
  readonly stored: StoredAnswers
  readonly onDone: () => Promise<void>
}

/** C6.1 apply: the right to work, experience, hours and equipment. */
export function AnswersForm({ application, stored, onDone }: AnswersFormProps) {
  const client = useQueryClient()
  const latest = () => client.getQueryData<StoredAnswers>(answersKey) ?? stored
  const autosave = useAutosave<AnswerValues, StoredAnswers>({
    initialValues: valuesOf(stored.answers),
    keep: `talentplace.application.${application}.answers`,
    issuesOf: answerIssues,
    save: (values, done) =>
      call('applications.saveApplicationAnswers', {
        body: { version: latest().version, answers: answersOf(values), done },
      }),
    load: () => call('applications.getApplicationAnswers', {}),
    queryKey: answersKey,
    fieldOf: (path) => path.replace('answers.', ''),
  })
  const { form } = autosave
  return (
    <StepForm autosave={autosave} submit={{ label: 'Continue to skills', busy: 'Saving …' }} onDone={onDone}>
      <fieldset className={styles.group}>
        <legend>Right to work</legend>
        <FieldRows>
          <SelectField label="Where may you work?" data={countries} {...form.getInputProps('work_country')} />
          <SelectField label="As what?" data={statuses} {...form.getInputProps('work_right')} />
        </FieldRows>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Experience and hours</legend>
        <FieldRows>
          <TextField
            label="Years of experience"
            inputMode="numeric"
            maxLength={2}
            {...form.getInputProps('experience_years')}
          />
          <TextField
            label="Hours a week you’d like"
            inputMode="numeric"
            maxLength={2}
            {...form.getInputProps('weekly_hours')}
          />
        </FieldRows>
        <TextAreaField
          label="What have you done?"
          description="The kind of work, for whom, and what you are proud of."
          autosize
          minRows={4}
          maxLength={2000}
          {...form.getInputProps('experience')}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Equipment</legend>
        <FieldRows>
          <TextField
            label="Computer"
            placeholder="MacBook Air 2023"
            maxLength={200}
            {...form.getInputProps('computer')}
          />
          <TextField
            label="Internet speed in Mbps"
            inputMode="numeric"
            maxLength={5}
            {...form.getInputProps('internet_mbps')}
          />
        </FieldRows>
        <Checkbox label="I have a headset with a microphone" {...form.getInputProps('headset', { type: 'checkbox' })} />
        <Checkbox label="I have a quiet place to work" {...form.getInputProps('quiet_place', { type: 'checkbox' })} />
      </fieldset>
    </StepForm>
  )
}
