import * as t from '@talentplace/contract/matching/messages/filters'
import { zonePlace } from '@talentplace/contract/shared/zone-name'
import type { StoredCriteria } from '../../platform/criteria/empty-criteria.ts'
import { viewedRoles } from '../chosen-roles/role-choice.ts'
import { noFilters, filtersSet, zoneChoice } from './filter-choices.ts'
import styles from './filters.module.css'
import { KeywordFilter } from './keyword-filter.tsx'
import { LanguageFilter } from './language-filter.tsx'
import { SelfIdentificationFilter } from './self-identification-filter.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { ZoneFilter, type ZonePicker } from './zone-filter.tsx'

interface FiltersProps {
  readonly criteria: StoredCriteria
  readonly onChange: (change: Partial<StoredCriteria>) => void
  readonly ZonePicker: ZonePicker
}

/** B4.2: time zone with range, tools, skills, languages and self-identification. */
export function Filters({ criteria, onChange, ZonePicker }: FiltersProps) {
  return (
    <section className={styles.filters} aria-label={t.filters()}>
      <ZoneFilter
        ZonePicker={ZonePicker}
        city={criteria.timezone === null ? null : (criteria.city ?? zonePlace(criteria.timezone))}
        range={criteria.offset_range}
        onZone={(zone) => onChange(zoneChoice(zone))}
        onRange={(minutes) => onChange({ offset_range: minutes })}
      />
      <KeywordFilter
        type="tool"
        label={t.tools()}
        placeholder={t.anyTool()}
        roles={viewedRoles(criteria)}
        selected={criteria.tids}
        onChange={(tids) => onChange({ tids })}
      />
      <KeywordFilter
        type="skill"
        label={t.skills()}
        placeholder={t.anySkill()}
        roles={viewedRoles(criteria)}
        selected={criteria.sids}
        onChange={(sids) => onChange({ sids })}
      />
      <LanguageFilter selected={criteria.lids} onChange={(lids) => onChange({ lids })} />
      <SelfIdentificationFilter
        selected={criteria.self_identifications}
        onChange={(selected) => onChange({ self_identifications: selected })}
      />
      {filtersSet(criteria) > 0 && (
        <TextButton size="small" className={styles.clear} onClick={() => onChange(noFilters)}>
          {t.clearAll()}
        </TextButton>
      )}
    </section>
  )
}
