import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand } from '@aws-sdk/client-s3'
import { checkedKey, FilesAway, type FileStore } from './file-store.ts'
import { openS3, type S3Account } from './s3-client.ts'

export interface S3Keys extends S3Account {
  readonly bucket: string
}

/**
 * Ms that a store may take to be reached, and be silent while it is sent or sends something. Someone waits for it, so it is asked once:
 * people press again, and jobs come back by themselves.
 */
const oneTry = {
  requestHandler: { connectionTimeout: 800, socketTimeout: 800 },
  maxAttempts: 1,
  // A store that is silent would be waited for, for seconds, before a large file is sent.
  expectContinueHeader: false,
}

/** An answer that says something of the file rather than of the store's state. */
const isAnswer = (error: unknown) => {
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
  return status !== undefined && status < 500 && status !== 429
}

async function unlessAway<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (isAnswer(error)) throw error
    throw new FilesAway('The store of files could not be reached.', { cause: error })
  }
}

/** A store that speaks S3. The bucket has to be there, and nobody else may read it. */
export function createS3Store(keys: S3Keys): FileStore {
  const { bucket: Bucket } = keys
  const client = openS3(keys, oneTry)
  const objectOf = (key: string) => ({ Bucket, Key: `files/${checkedKey(key)}` })

  return {
    async put(key, bytes, mediaType) {
      await unlessAway(client.send(new PutObjectCommand({ ...objectOf(key), Body: bytes, ContentType: mediaType })))
    },
    async get(key) {
      try {
        const { Body } = await unlessAway(client.send(new GetObjectCommand(objectOf(key))))
        return Body === undefined ? null : Buffer.from(await unlessAway(Body.transformToByteArray()))
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    async remove(key) {
      await unlessAway(client.send(new DeleteObjectCommand(objectOf(key))))
    },
  }
}
