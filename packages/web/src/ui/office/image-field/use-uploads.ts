import type { Image } from '@gangway/contract/media/schemas.ts';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { translate } from '#lib/i18n.ts';
import type { UploadOptions } from '#lib/upload-file.ts';
import { type ImageLimit, refusalOf } from './image-limit.ts';

export type UploadImage = (file: File, options: UploadOptions) => Promise<Image>;

interface UploadsOptions {
  images: readonly Image[];
  limit: ImageLimit;
  upload: UploadImage;
  onChange: (images: Image[]) => void;
}

/** A file on its way. */
export interface PendingUpload {
  key: number;
  name: string;
  part: number;
}

export interface Uploads {
  pending: readonly PendingUpload[];
  /** What became of files that were not taken, newest choice only. */
  problems: readonly string[];
  add: (files: readonly File[]) => Promise<void>;
}

let lastKey = 0;

/** Uploads chosen files one after the other, so that they come to stand in the order they were chosen. */
export function useUploads({ images, limit, upload, onChange }: UploadsOptions): Uploads {
  const [pending, setPending] = useState<PendingUpload[]>([]);
  const [problems, setProblems] = useState<string[]>([]);
  const latest = useRef(images);
  const leaving = useRef<AbortController>(null);
  useEffect(() => {
    latest.current = images;
  }, [images]);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  async function send({ key, file }: { key: number; file: File }): Promise<void> {
    const signal = leaving.current?.signal;
    const follow = (part: number) =>
      setPending((all) => all.map((one) => (one.key === key ? { ...one, part } : one)));
    try {
      const image = await upload(file, { onProgress: follow, ...(signal ? { signal } : {}) });
      latest.current = limit.count === 1 ? [image] : [...latest.current, image];
      onChange([...latest.current]);
    } catch (error) {
      if (!(error instanceof ApiError)) {
        if (signal?.aborted) return;
        throw error;
      }
      const text = translate('images.failed', { name: file.name, message: error.message });
      setProblems((all) => [...all, text]);
    } finally {
      setPending((all) => all.filter((one) => one.key !== key));
    }
  }

  async function add(files: readonly File[]): Promise<void> {
    const refused: string[] = [];
    const taken: { key: number; file: File }[] = [];
    const free = limit.count === 1 ? 1 : limit.count - latest.current.length - pending.length;
    for (const file of files) {
      const refusal = refusalOf(file, limit);
      if (refusal) refused.push(refusal);
      else if (taken.length < free) taken.push({ key: ++lastKey, file });
      else refused.push(translate('images.tooMany', { name: file.name, max: limit.count }));
    }
    setProblems(refused);
    setPending((all) => [...all, ...taken.map(({ key, file }) => ({ key, name: file.name, part: 0 }))]);
    for (const one of taken) await send(one);
  }

  return { pending, problems, add };
}
