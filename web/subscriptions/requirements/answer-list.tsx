import * as t from '@talentplace/contract/subscriptions/messages/brief-form'
import { isInvisible } from '@talentplace/contract/shared/invisible'
import {
  requirementFields,
  type RequirementAnswers,
  type RequirementField,
  type RequirementName,
} from '@talentplace/contract/subscriptions/requirements/requirement-fields'
import { Tag } from '../../ui/tag.tsx'
import styles from './answer-list.module.css'

function answerText({ options }: RequirementField, answer: string): string {
  return options.find(({ value }) => value === answer)?.title() ?? answer
}

interface AnswerListProps {
  readonly answers: RequirementAnswers
  /** Those that were answered differently in the version before. */
  readonly changed?: readonly RequirementName[]
}

/** What a client has told us, to read. */
export function AnswerList({ answers, changed = [] }: AnswerListProps) {
  return (
    <dl className={styles.answers}>
      {requirementFields.map((field) => (
        <div key={field.name} data-changed={changed.includes(field.name) || undefined}>
          <dt>
            {field.label()} {changed.includes(field.name) && <Tag tone="notice">{t.changed()}</Tag>}
          </dt>
          <dd data-empty={isInvisible(answers[field.name]) || undefined}>
            {isInvisible(answers[field.name]) ? t.noAnswer() : answerText(field, answers[field.name])}
          </dd>
        </div>
      ))}
    </dl>
  )
}
