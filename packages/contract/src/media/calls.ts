import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import { addressId, fileContent, idList, idParam, nothing } from '../core/fields.ts';
import { slideImageLimit } from './rules.ts';
import { image, saveSlideBody, slide } from './schemas.ts';

const view = { route: '/ship/slides', access: 'view' } as const;
const edit = { route: '/ship/slides', access: 'edit' } as const;

/** What every upload of a picture can answer. */
export const uploadErrors = [
  'image.notAnImage',
  'image.format',
  'image.tooManyPixels',
  'upload.tooLarge',
  'upload.missing',
];

export const mediaCalls = {
  picture: defineCall({
    method: 'GET',
    path: '/media/{id}/{name}',
    summary: 'A stored picture in one width, such as 960.webp',
    permission: 'public',
    params: z.strictObject({
      id: addressId,
      name: z.string().regex(/^[1-9]\d{0,4}\.webp$/, { error: 'validation.format' }),
    }),
    response: fileContent,
    kind: 'file',
    errors: ['record.missing'],
  }),
  listSlides: defineCall({
    method: 'GET',
    path: '/slide/list',
    summary: 'Every slide of the home page, heaviest first',
    permission: view,
    response: z.array(slide),
  }),
  exportSlides: defineCall({
    method: 'POST',
    path: '/slide/export',
    summary: 'Every slide of the home page, heaviest first, as an Excel file',
    permission: view,
    response: fileContent,
    kind: 'file',
  }),
  uploadSlideImage: defineCall({
    method: 'POST',
    path: '/slide/upload',
    summary: 'Upload a picture for a slide: images only, at most 10 MB',
    permission: edit,
    upload: slideImageLimit.bytes,
    response: image,
    errors: uploadErrors,
  }),
  saveSlide: defineCall({
    method: 'POST',
    path: '/slide/save',
    summary: 'Create or change a slide',
    permission: edit,
    body: saveSlideBody,
    response: slide,
    errors: ['image.missing', 'record.changed', 'record.missing'],
  }),
  orderSlides: defineCall({
    method: 'POST',
    path: '/slide/order',
    summary: 'Put the slides in this order: the first gets the greatest weight',
    permission: edit,
    body: z.strictObject({ ids: idList(100, 1) }),
    response: z.array(slide),
    errors: ['record.changed'],
  }),
  deleteSlide: defineCall({
    method: 'POST',
    path: '/slide/delete/{id}',
    summary: 'Delete a slide and its picture',
    permission: edit,
    params: idParam,
    response: nothing,
    errors: ['record.missing'],
  }),
};
