import type { GivenAnswer } from '@talentplace/contract/talent/skill-tests/skill-test-item'
import type { RunningTest as Running } from '@talentplace/contract/talent/skill-tests/skill-test.routes'
import { skillTests, type SkillTestName } from '@talentplace/contract/talent/skill-tests/skill-tests'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Question } from './question.tsx'
import styles from './running-test.module.css'
import { tab } from './tab.ts'
import { TimeLeft } from './time-left.tsx'
import { useRunningTest } from './use-running-test.ts'

const savingWords = { saved: 'Saved', saving: 'Saving …', failed: 'Not saved yet. We’ll keep trying.' } as const

/** A question that appears is read from its heading. */
const focusOn = (heading: HTMLElement | null) => heading?.focus()

interface QuestionLinksProps {
  readonly places: readonly { readonly place: number; readonly answered: boolean }[]
  readonly visible: number
  readonly onShow: (place: number) => void
}

function QuestionLinks({ places, visible, onShow }: QuestionLinksProps) {
  return (
    <nav aria-label="Questions">
      <ul className={styles.links}>
        {places.map(({ place, answered }) => (
          <li key={place}>
            <button
              type="button"
              className={styles.link}
              data-answered={answered || undefined}
              aria-current={place === visible ? 'step' : undefined}
              aria-label={`Question ${place}, ${answered ? 'answered' : 'not answered'}`}
              onClick={() => onShow(place)}
            >
              {place}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function missingText(test: SkillTestName, unanswered: number): string {
  if (test === 'typing') return 'Unless you’re at the end of the text, the whole time counts.'
  if (unanswered === 0) return 'Everything is answered.'
  return unanswered === 1 ? '1 question has no full answer yet.' : `${unanswered} questions have no full answer yet.`
}

interface FinishDialogProps {
  /** What isn’t done yet. */
  readonly missing: string
  readonly busy: boolean
  readonly failure: string | null
  readonly onFinish: () => void
  readonly onClose: () => void
}

function FinishDialog({ missing, busy, failure, onFinish, onClose }: FinishDialogProps) {
  return (
    <Dialog opened title="Finish the test?" onClose={onClose}>
      <p>{missing} Once it’s finished, it can’t be changed.</p>
      <FormFailure failure={failure} />
      <div className={styles.actions}>
        <Button variant="outline" onClick={onClose}>
          Keep working
        </Button>
        <Button busy={busy} onClick={onFinish}>
          Finish the test
        </Button>
      </div>
    </Dialog>
  )
}

interface RunningTestProps {
  readonly test: Running
  readonly onFinished: () => void
  /** It has ended, or goes on in another tab. */
  readonly onRejected: (error: unknown) => void
}

/** True once all that an item asks for is given. */
function isAnswered(answer: GivenAnswer | undefined): boolean {
  if (answer === undefined) return false
  if ('text' in answer) return answer.text.trim() !== ''
  return 'choice' in answer || (answer.best !== null && answer.worst !== null)
}

/** A test while it runs: one question at a time, back and forth, until it is finished or its time is over. */
export function RunningTest({ test, onFinished, onRejected }: RunningTestProps) {
  const { uuid, items } = test
  const { answers, saving, ends, show, flush, answer } = useRunningTest(test, { onRejected })
  const [visible, setVisible] = useState(1)
  const [asking, setAsking] = useState(false)
  const finish = useSave('applications.finishSkillTest', {
    reloads: ['applications.*'],
    errorMessage: 'The test could not be finished. Your answers are kept; please try again.',
    onSaved: onFinished,
  })

  function showQuestion(place: number): void {
    show(place)
    setVisible(place)
  }
  /** What can’t be saved any more is lost; what is there counts. */
  async function end(): Promise<void> {
    if (!(await flush()) && ends > performance.now()) return
    finish.mutate({ params: { uuid }, body: { tab } })
  }

  const places = items.map(({ place }) => ({ place, answered: isAnswered(answers.get(place)) }))
  const unanswered = places.filter(({ answered }) => !answered).length
  const item = items.find(({ place }) => place === visible)
  const { title } = skillTests[test.test]
  return (
    <section className={styles.test} aria-labelledby="running-test">
      <div className={styles.head}>
        <h2 key={visible} id="running-test" ref={focusOn} tabIndex={-1} className={styles.title}>
          {items.length === 1 ? title : `${title}: question ${visible} of ${items.length}`}
        </h2>
        <TimeLeft ends={ends} onOver={() => void end()} />
      </div>
      {item && (
        <Question
          key={visible}
          item={item.asked}
          answer={answers.get(visible)}
          onAnswer={(given) => answer(visible, given)}
        />
      )}
      <p className={styles.saving} data-failed={saving === 'failed' || undefined}>
        {savingWords[saving]}
      </p>
      {!asking && finish.failure !== null && <FormFailure failure={finish.failure} />}
      <div className={styles.actions}>
        {visible > 1 && (
          <Button variant="outline" onClick={() => showQuestion(visible - 1)}>
            Previous question
          </Button>
        )}
        {visible < items.length ? (
          <>
            <Button onClick={() => showQuestion(visible + 1)}>Next question</Button>
            <Button variant="quiet" onClick={() => setAsking(true)}>
              Finish the test
            </Button>
          </>
        ) : (
          <Button onClick={() => setAsking(true)}>Finish the test</Button>
        )}
      </div>
      {items.length > 1 && <QuestionLinks places={places} visible={visible} onShow={showQuestion} />}
      {asking && (
        <FinishDialog
          missing={missingText(test.test, unanswered)}
          busy={finish.isPending}
          failure={
            saving === 'failed' ? 'Your last answer isn’t saved yet. Please try again in a moment.' : finish.failure
          }
          onFinish={() => void end()}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}
