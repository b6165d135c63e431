import * as t from '@talentplace/contract/core/messages/client-home'
import { startAnotherSearch } from '../../../platform/criteria/criteria-store.ts'
import { aboutHoursAWeek } from '../../../platform/formatting/hours.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { TimeAgo } from '../../../platform/viewer-zone/time-ago.tsx'
import { Faces } from '../../../matching/candidate-parts/faces.tsx'
import { PriceLine } from '../../../billing/prices/price-line.tsx'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { KeywordChip } from '../../../ui/keyword-chip.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Rich } from '../../../ui/rich.tsx'
import { nextWords, type Draft } from './draft.ts'
import styles from './client-home.module.css'

function Facts({ draft }: { draft: Draft }) {
  const { hours, candidates } = draft
  if (hours === null && candidates === 0) return null
  return (
    <dl className={styles.facts}>
      {hours !== null && (
        <div>
          <dt>{t.hours()}</dt>
          <dd>
            <strong>{t.hoursAMonth({ hours })}</strong>
            <span>{aboutHoursAWeek(hours)}</span>
          </dd>
        </div>
      )}
      {hours !== null && (
        <div>
          <dt>{t.estimate()}</dt>
          <dd>
            <PriceLine hours={[hours]} asksForMore={false} />
          </dd>
        </div>
      )}
      {candidates > 0 && (
        <div>
          <dt>{t.talentPool()}</dt>
          <dd>
            <span className={styles.people}>
              <Faces people={draft.people} />
              <strong>{t.candidates({ count: candidates })}</strong>
            </span>
          </dd>
        </div>
      )}
    </dl>
  )
}

function Begin({ hasSubscribed }: { hasSubscribed: boolean }) {
  return (
    <Panel title={hasSubscribed ? t.findAnother() : t.findFirst()} lead={t.howSearchWorks()}>
      <LinkButton variant={hasSubscribed ? 'outline' : 'filled'} to={paths.search('requirements')}>
        {t.findAssistant()}
      </LinkButton>
    </Panel>
  )
}

/** Continue the search seen last, or begin one: for who has no subscription yet, the one thing to do next. */
export function NextStep({ draft, hasSubscribed }: { draft: Draft | null; hasSubscribed: boolean }) {
  if (!draft) return <Begin hasSubscribed={hasSubscribed} />
  const chips = draft.roles.length > 0 ? draft.roles : draft.keywords
  return (
    <Panel
      title={t.pickUp()}
      lead={<Rich of={t.savedSearch} values={{}} when={() => <TimeAgo instant={draft.last_seen} />} />}
    >
      <div className={styles.next}>
        {chips.length > 0 && (
          <ul className={styles.chips}>
            {chips.map((label) => (
              <li key={label}>
                <KeywordChip kind={draft.roles.length > 0 ? 'role' : 'default'} label={label} />
              </li>
            ))}
          </ul>
        )}
        <Facts draft={draft} />
        <div className={styles.actions}>
          <LinkButton variant={hasSubscribed ? 'outline' : 'filled'} to={paths.search(draft.step, draft.uuid)}>
            {nextWords[draft.step]}
          </LinkButton>
          <Button variant={hasSubscribed ? 'quiet' : 'outline'} onClick={startAnotherSearch}>
            {t.newSearch()}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
