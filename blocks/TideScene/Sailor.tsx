import styles from './Sailor.module.css';

const BOOT = 'M-8-1C-9-14-10-26-9-38H6C6-27 6-16 8-11C14-10 21-7 22-1V0H-8Z';

/** A man of 1.75 m in profile, in sea boots and a cap, hands in his pockets; in centimetres from where he stands. */
export const Sailor = () => (
  <g className={styles.sailor}>
    <path d={BOOT} transform="translate(-20 -2)" data-part="far" />
    <path d="M-13-92C-20-72-26-56-29-37H-13C-10-54-2-72 4-90Z" data-part="shin" />
    <path d={BOOT} data-part="boots" />
    <path d="M-11-92C-12-72-11-54-10-35H7C9-54 11-72 12-92Z" data-part="trousers" />
    <path d="M-4-150L-3-166H16V-163L20-157 16-154C16-148 12-145 8-144V-138H-4Z" data-part="skin" />
    <path d="M-15-83C-18-104-19-128-13-141C-12-150-8-155-3-154L9-145C15-137 16-118 15-100L14-83C5-81-6-81-15-83Z" />
    <path d="M-15-83C-18-104-19-128-13-141C-10-125-11-100-8-82Z" data-part="shade" />
    <path
      d="M-8-139C-16-133-22-121-20-110C-16-102 0-96 9-95L11-104C4-107-4-110-7-114C-6-122-1-130 2-136C0-142-5-142-8-139Z"
      data-part="arm"
    />
    <path d="M3-158C7-154 11-155 16-155C18-147 14-142 9-143C4-144 2-150 3-158Z" data-part="coat" />
    <path d="M-6-157C-11-168-7-179 4-180C15-180 20-172 18-165C9-166 1-163-6-157Z" data-part="cap" />
  </g>
);

/** His dog, a Brittany, sits and looks the same way. */
export const Dog = () => (
  <g className={styles.sailor}>
    <path d="M-17-5C-25-3-32-7-33-13C-28-9-22-10-17-11Z" data-part="coat" />
    <path
      d="M-13 0C-21-4-23-15-17-25C-11-34-5-40-2-48C2-54 8-57 14-54L24-50C27-49 27-45 23-44L15-42C12-38 12-30 12-26L14-4C17-4 20-2 20 0H7L4-17C3-12 2-7 1-4C4-4 6-2 6 0Z"
      data-part="coat"
    />
    <path d="M-13-6C-20-12-17-24-10-28C-3-28-2-16-13-6ZM3-53C-2-49-2-41 2-37C6-38 9-45 9-51Z" />
    <path d="M24-50C27-49 27-47 26-46L23-47ZM13-51h2v2h-2Z" data-part="boots" />
  </g>
);
