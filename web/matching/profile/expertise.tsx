import * as t from '@talentplace/contract/matching/messages/profile'
import type { AssistantProfile } from '@talentplace/contract/matching/assistant.routes'
import { KeywordChip } from '../../ui/keyword-chip.tsx'
import { candidateRoles } from '../candidate-parts/role-names.ts'
import { wantedFirst } from './wanted-first.ts'
import { ExpandableList } from './expandable-list.tsx'
import styles from './expertise.module.css'
import { Section } from './section.tsx'

const visibleRoles = 2
const visibleKeywords = 5
const visibleIndustries = 5

interface ExpertiseProps {
  readonly assistant: Pick<AssistantProfile, 'roles' | 'role_ids' | 'skills' | 'tools' | 'industries'>
  /** Ids asked for, which lead their lists. */
  readonly wanted: {
    readonly rids: readonly number[]
    readonly sids: readonly number[]
    readonly tids: readonly number[]
  }
}

/** 'Xero · expert'; what someone is confident with says no more than its name. */
function levelText({ value, level }: AssistantProfile['skills'][number]): string {
  return level === 'working' ? value : `${value} · ${level === 'expert' ? t.expert() : t.learning()}`
}

/** B5.3: roles, skills, tools and industries. */
export function Expertise({ assistant, wanted }: ExpertiseProps) {
  const { skills, tools, industries } = assistant
  return (
    <Section title={t.expertise()}>
      <div className={styles.groups}>
        <ExpandableList
          title={t.roles()}
          visible={visibleRoles}
          items={candidateRoles(assistant, wanted.rids)}
          render={(role) => <KeywordChip kind="role" label={role.value} />}
        />
        <ExpandableList
          title={t.skills()}
          visible={visibleKeywords}
          items={wantedFirst(skills, wanted.sids)}
          render={(skill) => <KeywordChip kind="skill" label={levelText(skill)} />}
        />
        <ExpandableList
          title={t.tools()}
          visible={visibleKeywords}
          items={wantedFirst(tools, wanted.tids)}
          render={(tool) => <KeywordChip kind="tool" label={levelText(tool)} />}
        />
        <ExpandableList
          title={t.industries()}
          visible={visibleIndustries}
          items={industries}
          render={(industry) => <span className={styles.industry}>{industry.value}</span>}
        />
      </div>
    </Section>
  )
}
