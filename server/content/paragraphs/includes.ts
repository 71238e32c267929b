/** Picture of a media field, with its file. */
export const imageInclude = (field: string): string => `${field}.field_media_image`;

/** Film of a media field, with its file. */
export const videoInclude = (field: string): string => `${field}.field_media_video_file`;
