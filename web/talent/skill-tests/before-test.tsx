import {
  freeAttempts,
  longestPauseSeconds,
  secondsWith,
  skillTests,
} from '@talentplace/contract/talent/skill-tests/skill-tests'
import {
  startSkillTest,
  type OwnTest,
  type RunningTest,
} from '@talentplace/contract/talent/skill-tests/skill-test.routes'
import { Form } from '../../ui/form/form.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { Panel } from '../../ui/panel.tsx'
import styles from './skill-tests.module.css'
import { tab } from './tab.ts'
import { itemsText, lengthText, passText } from './test-words.ts'

interface BeforeTestProps {
  readonly test: OwnTest
  readonly retryDays: number
  readonly onStarted: (test: RunningTest) => void
  readonly onCancel: () => void
}

function Rules({ test: { test, seconds, results, ...marks }, retryDays }: Pick<BeforeTestProps, 'test' | 'retryDays'>) {
  const days = retryDays === 1 ? '1 day' : `${retryDays} days`
  return (
    <ul className={styles.rules}>
      <li>
        {itemsText(test)} in {lengthText(seconds)}. You pass with {passText(test, marks)}.
      </li>
      {test === 'typing' ? (
        <li>
          Type the text as you see it. Once you’re at its end you can finish early; otherwise the whole time counts.
        </li>
      ) : (
        <li>You can go back and forth between the questions. Each answer is saved as you give it.</li>
      )}
      <li>
        The time runs on once you start. If you’re cut off, come back: one interruption of up to{' '}
        {lengthText(longestPauseSeconds)} doesn’t cost you time. When the time is over, what’s there counts.
      </li>
      <li>
        We note when text is pasted and when you leave this tab. Someone on our team may look at that; it never changes
        your score.
      </li>
      {results.length + 1 < freeAttempts && (
        <li>If you don’t pass, you can take it once more after {days}, with other questions. Only people decide.</li>
      )}
      <li>You don’t have to take it now. Choose a quiet moment.</li>
    </ul>
  )
}

/** What someone should know before a test begins, and more time for those who need it. */
export function BeforeTest({ test: own, retryDays, onStarted, onCancel }: BeforeTestProps) {
  const { test } = own
  const save = useSave('applications.startSkillTest', {
    reloads: ['applications.*'],
    reloadsOnError: true,
    errorMessage: 'The test could not be started, and no time has run. Please try again.',
    onSaved: onStarted,
  })
  const times = [
    { value: '0', label: `No, ${lengthText(secondsWith(test, 0))} is fine` },
    ...[25, 50, 100].map((extra) => ({
      value: String(extra),
      label: `Yes, ${extra}% more: ${lengthText(secondsWith(test, extra))}`,
    })),
  ]
  return (
    <Panel title={`${skillTests[test].title}: before you start`} lead={skillTests[test].measures}>
      <Rules test={own} retryDays={retryDays} />
      <Form
        label={`Start the test: ${skillTests[test].title}`}
        schema={startSkillTest.body}
        initialValues={{ extra_time: '0', extra_reason: '' }}
        toRequest={({ extra_time, extra_reason }) => ({
          test,
          tab,
          extra_reason,
          extra_time: Number(extra_time) as 0 | 25 | 50 | 100,
        })}
        save={save}
        onSubmit={(body) => save.mutateAsync({ body })}
        submit={{ label: 'Start the test', busy: 'Starting …' }}
        onCancel={onCancel}
      >
        {(form) => (
          <>
            <SelectField
              label="Do you need more time?"
              description="For example because of a disability. You get it at once, and it’s never held against you."
              data={times}
              {...form.getInputProps('extra_time')}
            />
            {form.values.extra_time !== '0' && (
              <TextAreaField
                label="Why? (optional)"
                autosize
                minRows={2}
                maxLength={500}
                {...form.getInputProps('extra_reason')}
              />
            )}
          </>
        )}
      </Form>
    </Panel>
  )
}
