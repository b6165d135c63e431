import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { checkedKey, type FileStore } from './file-store.ts'

export interface S3Keys {
  /** Null: Amazon's own, by the region. */
  readonly endpoint: string | null
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Ms that a store may take to be reached, and to answer. */
const patience = { connectionTimeout: 5_000, requestTimeout: 30_000 }

/** A store that speaks S3. The bucket has to be there, and nobody else may read it. */
export function createS3Store(keys: S3Keys): FileStore {
  const { endpoint, region, bucket: Bucket, accessKeyId, secretAccessKey } = keys
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Stores other than Amazon's are found by their path, and not all of them know its newer checksums.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: patience,
  })
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
