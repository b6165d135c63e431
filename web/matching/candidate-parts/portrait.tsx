import { useState } from 'react'
import { initials } from './initials.ts'
import classes from './portrait.module.css'

const pixels = { small: 36, card: 56, profile: 96 }

interface PortraitProps {
  readonly avatarId: number
  readonly name: string
  readonly size: keyof typeof pixels
}

/** A person's drawn portrait, or their initials. The name stands beside it, so it is silent for screen readers. */
export function Portrait({ avatarId, name, size }: PortraitProps) {
  const [missing, setMissing] = useState(false)
  if (avatarId === -1 || missing) {
    return (
      <span className={classes.initials} data-size={size} aria-hidden>
        {initials(name)}
      </span>
    )
  }
  return (
    <img
      className={classes.image}
      data-size={size}
      src={`/api/file/avatar/${avatarId}`}
      alt=""
      width={pixels[size]}
      height={pixels[size]}
      loading={size === 'profile' ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setMissing(true)}
    />
  )
}
