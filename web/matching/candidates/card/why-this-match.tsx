import * as t from '@talentplace/contract/matching/messages/candidates'
import * as ui from '@talentplace/contract/shared/messages/ui'
import { IconX } from '@tabler/icons-react'
import type { Match } from '@talentplace/contract/matching/search.routes'
import { useId } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { MatchParts } from '../../candidate-parts/match-parts.tsx'
import { overlapInWords } from './overlap-words.ts'
import { TextButton } from '../../../ui/text-button.tsx'
import styles from './why-this-match.module.css'

/** Every part of a card's score, opened over the cards: they keep their places. Escape or a press outside closes it. */
export function WhyThisMatch({ match, name }: { match: Match; name: string }) {
  const id = useId()
  const titleId = useId()
  return (
    <>
      <TextButton size="small" className={styles.opener} popoverTarget={id} aria-label={t.whyThisMatchOf({ name })}>
        {t.whyThisMatch()}
      </TextButton>
      <dialog id={id} popover="auto" aria-labelledby={titleId} className={styles.over}>
        <div className={styles.head}>
          <h3 id={titleId} className={styles.title}>
            {t.ofHundred({ name, score: match.score })}
          </h3>
          <IconButton popoverTarget={id} popoverTargetAction="hide" aria-label={ui.close()}>
            <IconX size={20} stroke={1.75} aria-hidden="true" />
          </IconButton>
        </div>
        <MatchParts match={match} />
        {match.overlap && <p className={styles.overlap}>{overlapInWords(match.overlap)}</p>}
      </dialog>
    </>
  )
}
