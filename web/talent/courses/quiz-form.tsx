import { Radio } from '@mantine/core'
import { sendQuiz, type OwnCourse } from '@talentplace/contract/talent/courses/course.routes'
import type { ReplyOf } from '@talentplace/contract/shared/operation'
import { Button } from '../../ui/button.tsx'
import { FormEnd } from '../../ui/form/form-footer.tsx'
import { Form } from '../../ui/form/form.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { Panel } from '../../ui/panel.tsx'
import styles from './courses.module.css'

export type QuizResult = ReplyOf<typeof sendQuiz>

interface QuizFormProps {
  readonly course: number
  readonly quiz: NonNullable<OwnCourse['quiz']>
  readonly onResult: (result: QuizResult) => void
}

/** The questions of a try. */
export function QuizForm({ course, quiz: { attempt, questions }, onResult }: QuizFormProps) {
  const save = useSave('applications.sendQuiz', {
    reloads: ['applications.*'],
    reloadsOnError: true,
    errorMessage: 'Your answers could not be sent. They’re still here; please try again.',
    onSaved: onResult,
  })
  const nothing = { answers: Object.fromEntries(questions.map(({ key }) => [key, ''])) }
  return (
    <Panel title="Questions" lead="Get four of five right to pass. If you don’t, try again with other questions.">
      <Form
        schema={sendQuiz.body}
        initialValues={nothing}
        toRequest={({ answers }) => ({
          attempt,
          answers: questions.map(({ key }) => ({ question: key, option: Number(answers[key]) })),
        })}
        extraIssues={({ answers }) =>
          Object.fromEntries(
            questions.flatMap(({ key }) => (answers[key] === '' ? [[`answers.${key}`, 'Choose an answer']] : [])),
          )
        }
        save={save}
        onSubmit={(body) => save.mutateAsync({ params: { id: course }, body })}
        label="Questions"
        renderEnd={({ busy, failure }) => (
          <FormEnd failure={failure}>
            <Button type="submit" busy={busy}>
              {busy ? 'Sending …' : 'Send my answers'}
            </Button>
          </FormEnd>
        )}
      >
        {(form) =>
          questions.map(({ key, question, options }) => (
            <Radio.Group key={key} label={question} {...form.getInputProps(`answers.${key}`)}>
              <div className={styles.options}>
                {options.map(({ id, text }) => (
                  <Radio key={id} value={String(id)} label={text} />
                ))}
              </div>
            </Radio.Group>
          ))
        }
      </Form>
    </Panel>
  )
}
