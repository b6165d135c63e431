import { useState } from 'react'
import { initials } from './initials.ts'
import classes from './portrait.module.css'

/** A person's drawn portrait, or their initials. The name stands beside it, so it is silent for screen readers. */
export function Portrait({ avatarId, name, size }: { avatarId: number; name: string; size: 'card' | 'profile' }) {
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
      width={size === 'card' ? 56 : 96}
      height={size === 'card' ? 56 : 96}
      loading={size === 'card' ? 'lazy' : 'eager'}
      decoding="async"
      onError={() => setMissing(true)}
    />
  )
}
