import * as requirements from '@talentplace/contract/matching/messages/requirements'
import * as t from '@talentplace/contract/matching/messages/roles'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { useEffect } from 'react'
import type { KeywordGroups } from '@talentplace/contract/core/criteria/criteria'
import { maximumRoles } from '@talentplace/contract/core/criteria/limits'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { useApi } from '../../platform/api/query.ts'
import { announce } from '../../ui/notice/live-region.tsx'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { meantNames, useUnderstoodWords, withRolesMeant } from '../requirements/understood-words.ts'
import { usePrefilledFilters } from '../requirements/use-prefill.ts'
import { hasKeywords } from '../wizard/reachable-steps.ts'
import { StepActions } from '../wizard/step-actions.tsx'
import { StepHeading } from '../wizard/step-heading.tsx'
import { disabledNext } from '../wizard/step-messages.ts'
import { AddRoles } from './add-roles.tsx'
import { RoleCard } from './role-card.tsx'
import { chipsToTick, keepTicked, readTicked } from './ticked-chips.ts'
import { keepSuggested, readSuggested, singleSuggestion } from './single-suggestion.ts'
import { useRolesById } from '../chosen-roles/use-roles-by-id.ts'
import styles from './roles-step.module.css'

interface RolesStepProps {
  readonly keywords: KeywordGroups
  /** Of what was recognised in free words, what was left out again. */
  readonly notMeant: readonly string[]
  readonly rids: number[]
  readonly onSelect: (rid: number) => void
  /** B2.3: the only role that fits, selected by itself. */
  readonly onSuggest: (rid: number) => void
  /** What the words say of clock, times and languages, made choices by itself. */
  readonly onPrefill: Parameters<typeof usePrefilledFilters>[1]
  readonly onDeselect: (rid: number) => void
  readonly onBack: () => void
  readonly onNext: () => void
}

/** `conjunction`: “a, b, and c”; `disjunction`: “a, b, or c”. */
function listed(words: readonly string[], type: 'conjunction' | 'disjunction'): string {
  return new Intl.ListFormat(currentLanguage(), { type }).format(words)
}

/** What is said of roles that one person often has together. */
function togetherText(names: readonly string[]): string {
  return t.oftenTogether({ roles: listed(names, 'conjunction'), count: names.length })
}

/** What isn't our trade, in the client's own words. */
function outsideText(words: readonly string[]): string {
  const quoted = words.map((word) => t.quoted({ word }))
  return t.outsideTrade({ words: listed(quoted, 'disjunction') })
}

const tooMany = t.tooMany({ max: maximumRoles })

/** Role cards before they are there. */
function RoleCardSkeletons() {
  return (
    <div aria-busy="true">
      <output>
        <VisuallyHidden>{t.looking()}</VisuallyHidden>
      </output>
      <div className={styles.subheading}>
        <Skeleton width={180} height={24} />
      </div>
      <div className={styles.cards}>
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <Skeleton key={card} height={168} />
        ))}
      </div>
    </div>
  )
}

/** B2.3, B2.5: the roles that fit what was entered. */
export function RolesStep(props: RolesStepProps) {
  const { keywords, notMeant, rids, onSelect, onSuggest, onPrefill, onDeselect, onBack, onNext } = props
  const { data, error, refetch } = useApi(
    'matching.recommendRoles',
    { query: withRolesMeant(keywords, notMeant) },
    { staleTime: 5 * 60_000 },
  )
  const understanding = useUnderstoodWords(keywords.default)
  const isRequested = hasKeywords(keywords)
  const known = useRolesById(rids)
  const recommended = data?.roles ?? []
  const isRecognised = data?.recognised ?? true
  const outside = (understanding.message?.outside ?? []).map(({ word }) => word)
  const together = recommended.filter(({ id }) => data?.together?.role_ids.includes(id)).map(({ value }) => value)
  const others = rids.filter((rid) => !recommended.some(({ id }) => id === rid))

  usePrefilledFilters({ keywords, not_meant: notMeant, rids }, onPrefill)
  useEffect(() => {
    if (!data || !understanding.settled) return
    const meant = meantNames(understanding, notMeant, keywords).filter(({ type }) => type === 'role')
    const chips = [...keywords.roles, ...meant.map(({ value }) => value)]
    const ticked = readTicked(chips)
    const named = chipsToTick(chips, data.roles, rids, ticked)
    const isFirst = ticked.length < chips.length
    if (isFirst) keepTicked(chips)
    if (named.length > 0) {
      keepSuggested(keywords)
      for (const { id } of named) onSuggest(id)
      return
    }
    const roles = data.roles.map(({ id }) => id)
    const only = singleSuggestion({ keywords, recognised: data.recognised, roles, rids }, readSuggested())
    if (only === null) return
    keepSuggested(keywords)
    onSuggest(only)
  }, [data, understanding, notMeant, keywords, rids, onSuggest])

  function toggle(rid: number, isSelected: boolean) {
    if (!isSelected) onDeselect(rid)
    else if (rids.length < maximumRoles) onSelect(rid)
    else announce(tooMany)
  }

  return (
    <div className={styles.step}>
      <StepHeading
        title={isRecognised || !isRequested ? t.heading() : t.notRecognized()}
        lead={isRecognised || !isRequested ? t.lead() : outside.length > 0 ? outsideText(outside) : t.onlineOnly()}
      />
      {error && (
        <LoadFailure message={failureMessage(error, requirements.searchFailed())} onRetry={() => void refetch()} />
      )}
      {!data && !error && <RoleCardSkeletons />}
      {data && (
        <section aria-labelledby="recommended-roles">
          <h2 className={styles.subheading} id="recommended-roles">
            {isRecognised && isRequested ? t.recommended() : t.common()}
          </h2>
          {together.length > 1 && <p className={styles.together}>{togetherText(together)}</p>}
          <ul className={styles.cards}>
            {recommended.map(({ id, value, description, reasons }) => (
              <li key={id}>
                <RoleCard
                  name={value}
                  description={description}
                  reasons={reasons}
                  isSelected={rids.includes(id)}
                  onToggle={(isSelected) => toggle(id, isSelected)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && data && (
        <section aria-labelledby="your-other-roles">
          <h2 className={styles.subheading} id="your-other-roles">
            {t.alsoChosen()}
          </h2>
          <ul className={styles.cards}>
            {others.map((rid) => {
              const role = known.roles.get(rid)
              return (
                role && (
                  <li key={rid}>
                    <RoleCard
                      name={role.value}
                      description={role.description}
                      reasons={[]}
                      isSelected
                      onToggle={() => onDeselect(rid)}
                    />
                  </li>
                )
              )
            })}
          </ul>
        </section>
      )}
      <div className={styles.add}>
        <AddRoles rids={rids} onAdd={({ id }) => toggle(id, true)} />
        {rids.length >= maximumRoles && <p className={styles.limit}>{tooMany}</p>}
      </div>
      <StepActions onBack={onBack} onNext={onNext} blocked={rids.length === 0 ? disabledNext.roles : null} />
    </div>
  )
}
