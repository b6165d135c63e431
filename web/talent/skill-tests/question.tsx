import { Radio } from '@mantine/core'
import type { QuizItem, GivenAnswer } from '@talentplace/contract/talent/skill-tests/skill-test-item'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { SheetTable } from './sheet-table.tsx'
import styles from './running-test.module.css'

interface AnswerProps<Kind extends QuizItem['kind']> {
  readonly item: Extract<QuizItem, { kind: Kind }>
  readonly answer: GivenAnswer | undefined
  readonly onAnswer: (answer: GivenAnswer) => void
}

const textOf = (answer: GivenAnswer | undefined) => (answer && 'text' in answer ? answer.text : '')
/** No help from the keyboard: what someone types is what counts. */
const plainKeyboard = { autoCapitalize: 'off', autoComplete: 'off', autoCorrect: 'off', spellCheck: false } as const

function Typing({ item, answer, onAnswer }: AnswerProps<'typing'>) {
  return (
    <>
      <p className={styles.passage}>{item.passage}</p>
      <TextAreaField
        label="Type the text here"
        {...plainKeyboard}
        autosize
        minRows={6}
        maxLength={4000}
        value={textOf(answer)}
        onChange={(event) => onAnswer({ text: event.currentTarget.value })}
      />
    </>
  )
}

function Text({ answer, onAnswer }: AnswerProps<'text'>) {
  return (
    <TextField
      label="Your answer"
      {...plainKeyboard}
      maxLength={500}
      value={textOf(answer)}
      onChange={(event) => onAnswer({ text: event.currentTarget.value })}
    />
  )
}

interface OptionsProps {
  readonly label: string
  readonly options: readonly string[]
  readonly chosen: number | null
  readonly onChoose: (chosen: number) => void
}

function Options({ label, options, chosen, onChoose }: OptionsProps) {
  return (
    <Radio.Group
      size="md"
      label={label}
      value={chosen === null ? '' : String(chosen)}
      onChange={(value) => onChoose(Number(value))}
    >
      <div className={styles.options}>
        {options.map((option, at) => (
          <Radio key={option} size="md" value={String(at)} label={option} />
        ))}
      </div>
    </Radio.Group>
  )
}

function Choice({ item, answer, onAnswer }: AnswerProps<'choice'>) {
  const chosen = answer && 'choice' in answer ? answer.choice : null
  return (
    <Options label="Your answer" options={item.options} chosen={chosen} onChoose={(choice) => onAnswer({ choice })} />
  )
}

function Judgement({ item, answer, onAnswer }: AnswerProps<'judgement'>) {
  const { best, worst } = answer && 'best' in answer ? answer : { best: null, worst: null }
  return (
    <div className={styles.two}>
      <Options
        label="Which is the best thing to do?"
        options={item.options}
        chosen={best}
        onChoose={(chosen) => onAnswer({ best: chosen, worst: worst === chosen ? null : worst })}
      />
      <Options
        label="Which is the worst?"
        options={item.options}
        chosen={worst}
        onChoose={(chosen) => onAnswer({ worst: chosen, best: best === chosen ? null : best })}
      />
    </div>
  )
}

interface QuestionProps {
  readonly item: QuizItem
  readonly answer: GivenAnswer | undefined
  readonly onAnswer: (answer: GivenAnswer) => void
}

function Answer({ item, ...rest }: QuestionProps) {
  switch (item.kind) {
    case 'typing':
      return <Typing item={item} {...rest} />
    case 'text':
      return <Text item={item} {...rest} />
    case 'choice':
      return <Choice item={item} {...rest} />
    case 'judgement':
      return <Judgement item={item} {...rest} />
  }
}

/** One item of a test: what is asked, and the answer. */
export function Question(props: QuestionProps) {
  const { item } = props
  return (
    <>
      {item.kind !== 'typing' && <p className={styles.prompt}>{item.prompt}</p>}
      {'sheet' in item && item.sheet && <SheetTable sheet={item.sheet} />}
      <Answer {...props} />
    </>
  )
}
