import * as t from '@talentplace/contract/matching/messages/requirements'
import { memo } from 'react'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { KeywordIcon } from '../../ui/keyword-icon.tsx'
import { chipKinds, type EnteredKeyword } from './entered-keywords.ts'
import { type PopularSearches as Popular, suggestedGroups } from './use-popular-searches.ts'
import chips from '../../ui/keyword-chip.module.css'
import styles from './popular-searches.module.css'

const names = { roles: t.roles(), skills: t.skills(), tools: t.tools() } as const
const maxVisible = 6
const placeholderWidths = [128, 96, 152, 112, 136]

interface PopularSearchesProps {
  /** Null while the first answer is on its way. */
  readonly popular: Popular | null
  readonly onAdd: (entered: EnteredKeyword) => void
}

/** B2.1: words that go with what is entered, a press away. */
export const PopularSearches = memo(function PopularSearches({ popular, onAdd }: PopularSearchesProps) {
  const isEmpty = popular !== null && suggestedGroups.every((group) => popular[group].length === 0)
  if (isEmpty) return null
  return (
    <section className={styles.popular} aria-labelledby="popular-searches" aria-busy={popular === null}>
      <h2 className={styles.heading} id="popular-searches">
        {t.popularSearches()}
      </h2>
      {suggestedGroups.map(
        (group) =>
          (popular === null || popular[group].length > 0) && (
            <div key={group} className={styles.group}>
              <h3 className={styles.name} id={`popular-${group}`}>
                {names[group]}
              </h3>
              <ul className={styles.words} aria-labelledby={`popular-${group}`}>
                {popular === null
                  ? placeholderWidths.map((width) => (
                      <li key={width}>
                        <Skeleton width={width} height={36} />
                      </li>
                    ))
                  : popular[group].slice(0, maxVisible).map((word) => (
                      <li key={word}>
                        <button
                          type="button"
                          className={`${styles.word} ${chips.kind}`}
                          data-kind={chipKinds[group]}
                          onClick={() => onAdd({ group, word })}
                        >
                          <KeywordIcon kind={chipKinds[group]} size={15} />
                          {word}
                        </button>
                      </li>
                    ))}
              </ul>
            </div>
          ),
      )}
    </section>
  )
})
