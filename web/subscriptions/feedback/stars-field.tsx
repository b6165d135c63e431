import * as t from '@talentplace/contract/subscriptions/messages/reviews'
import { Input, Rating } from '@mantine/core'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './reviews.module.css'

interface StarsFieldProps {
  readonly label: string
  /** 0: nothing chosen yet. */
  readonly value?: number
  readonly onChange?: (stars: number) => void
  readonly error?: ReactNode
  readonly 'data-path'?: string
}

const meanings = [t.poor(), t.below(), t.fine(), t.good(), t.excellent()]
const starSize = 32
const labelOf = (stars: number) => t.starsMean({ stars, meaning: meanings[stars - 1] ?? '' })

/** One to five stars, each a radio button with its meaning. */
export function StarsField({ label, value = 0, onChange, error, 'data-path': path }: StarsFieldProps) {
  return (
    <Input.Wrapper label={label} error={error} labelElement="div" size="md">
      <Rating
        emptySymbol={<IconStar size={starSize} className={styles.empty} aria-hidden="true" />}
        fullSymbol={<IconStarFilled size={starSize} className={styles.full} aria-hidden="true" />}
        value={value}
        {...(onChange && { onChange })}
        name="rating"
        getSymbolLabel={labelOf}
        aria-label={label}
        data-path={path}
      />
      {value > 0 && <Input.Description>{meanings[value - 1]}</Input.Description>}
    </Input.Wrapper>
  )
}
