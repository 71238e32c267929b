/** Picture of a media field, with its file. */
export function imageInclude(field: string): string {
  return `${field}.field_media_image`;
}

/** Film of a media field, with its file. */
export function videoInclude(field: string): string {
  return `${field}.field_media_video_file`;
}
