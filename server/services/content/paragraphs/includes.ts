/** Picture of a media field, with its file. */
export function imageInclude(field: string): string {
  return `${field}.field_media_image`;
}

/** The two crops of an edge-to-edge picture. */
export const widePictureInclude = [imageInclude('field_desktop_image'), imageInclude('field_mobile_image')];

/** Video of a media field, with its file. */
export function videoInclude(field: string): string {
  return `${field}.field_media_video_file`;
}
