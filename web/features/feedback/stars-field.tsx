import { Input, Rating } from '@mantine/core'
import type { ReactNode } from 'react'

interface StarsFieldProps {
  readonly label: string
  /** 0: nothing chosen yet. */
  readonly value?: number
  readonly onChange?: (stars: number) => void
  readonly error?: ReactNode
  readonly 'data-path'?: string
}

const meanings = ['Poor', 'Below what I expected', 'Fine', 'Good', 'Excellent']
const labelOf = (stars: number) => `${stars} of 5: ${meanings[stars - 1] ?? ''}`

/** One to five stars, each a radio button with its meaning. */
export function StarsField({ label, value = 0, onChange, error, 'data-path': path }: StarsFieldProps) {
  return (
    <Input.Wrapper label={label} error={error} labelElement="div" size="md">
      <Rating
        size="xl"
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
