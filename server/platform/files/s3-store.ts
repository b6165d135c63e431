import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand } from '@aws-sdk/client-s3'
import { checkedKey, type FileStore } from './file-store.ts'
import { openS3, type S3Account } from './s3-client.ts'

export interface S3Keys extends S3Account {
  readonly bucket: string
}

/** A store that speaks S3. The bucket has to be there, and nobody else may read it. */
export function createS3Store(keys: S3Keys): FileStore {
  const { bucket: Bucket } = keys
  const client = openS3(keys)
  const objectOf = (key: string) => ({ Bucket, Key: `files/${checkedKey(key)}` })

  return {
    async put(key, bytes, mediaType) {
      await client.send(new PutObjectCommand({ ...objectOf(key), Body: bytes, ContentType: mediaType }))
    },
    async get(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand(objectOf(key)))
        return Body === undefined ? null : Buffer.from(await Body.transformToByteArray())
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(objectOf(key)))
    },
  }
}
