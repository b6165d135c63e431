import type { OwnProfile } from '@talentplace/contract/talent/own-profile/own-profile.routes'
import type { StoredFile } from '@talentplace/contract/shared/stored-file'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type ReactNode } from 'react'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { readSmallPicture, sendFile } from '../../platform/api/files.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PhotoCutter } from './photo-cutter.tsx'
import styles from './photo.module.css'
import { useOwnSave } from './use-own-save.ts'

const taken = ['image/jpeg', 'image/png', 'image/webp']
const notSent = 'The picture could not be sent. Please try again.'

/** A photo that staff haven't looked at yet, which only its owner and they may read. */
function WaitingPhoto({ uuid }: { uuid: string }) {
  const { data } = useQuery({
    queryKey: ['small picture', uuid],
    queryFn: ({ signal }) => readSmallPicture(uuid, signal),
    staleTime: Infinity,
  })
  return data === undefined ? <span className={styles.waiting} /> : <img className={styles.waiting} src={data} alt="" />
}

type Picture = StoredFile & { readonly width: number; readonly height: number }

function isPicture(file: StoredFile): file is Picture {
  return file.width !== null && file.height !== null
}

/** Their photo: chosen from the device, cut to a square, or taken away. `shown`: the one clients see, as it is drawn everywhere. */
export function PhotoPanel({ profile, preview }: { profile: OwnProfile; preview: ReactNode }) {
  const chooser = useRef<HTMLInputElement>(null)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [picture, setPicture] = useState<Picture | null>(null)
  const save = useOwnSave(
    'assistants.saveOwnPhoto',
    profile.is_reviewed ? 'Saved. Our team will look at it before clients see it.' : 'Your photo is saved.',
    () => setPicture(null),
  )
  const remove = useOwnSave('assistants.removeOwnPhoto', 'Your photo is removed.')
  const waiting = profile.review?.photo_uuid ?? null

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return
    setFailure(null)
    if (!taken.includes(file.type)) {
      setFailure('Choose a JPEG, PNG or WebP picture.')
      return
    }
    setSending(true)
    try {
      const sent = await sendFile(file)
      if (isPicture(sent)) setPicture(sent)
      else setFailure('Choose a JPEG, PNG or WebP picture.')
    } catch (error) {
      setFailure(failureMessage(error, notSent))
    } finally {
      setSending(false)
    }
  }

  return (
    <Panel title="Photo" lead="A recent picture of you, face in view. Clients see it on your card and profile.">
      {picture ? (
        <PhotoCutter
          key={picture.uuid}
          picture={picture}
          busy={save.isPending}
          failure={save.failure}
          onChosen={(square) => save.mutate({ body: { version: profile.version, file_uuid: picture.uuid, ...square } })}
          onCancel={() => setPicture(null)}
        />
      ) : (
        <div className={styles.photo}>
          {waiting === null ? preview : <WaitingPhoto uuid={waiting} />}
          <div className={styles.words}>
            <p>
              {waiting === null
                ? 'JPEG, PNG or WebP, up to 25 MB. You’ll choose the part we show.'
                : 'Clients see this photo once our team has looked at it.'}
            </p>
            <div className={styles.buttons}>
              <input
                ref={chooser}
                type="file"
                hidden
                accept={taken.join(',')}
                aria-label="Photo"
                onChange={({ currentTarget }) => {
                  void choose(currentTarget.files?.[0])
                  currentTarget.value = ''
                }}
              />
              <Button variant="outline" busy={sending} onClick={() => chooser.current?.click()}>
                {sending ? 'Sending …' : 'Choose a photo'}
              </Button>
              {(profile.avatar_id !== -1 || waiting !== null) && (
                <Button
                  variant="quiet"
                  busy={remove.isPending}
                  onClick={() => remove.mutate({ query: { version: profile.version } })}
                >
                  Remove photo
                </Button>
              )}
            </div>
            {(failure ?? remove.failure) !== null && (
              <p className={styles.failure} role="alert">
                {failure ?? remove.failure}
              </p>
            )}
          </div>
        </div>
      )}
    </Panel>
  )
}
