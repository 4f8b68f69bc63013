import { shareMessages } from './messages';
import styles from './SharePanel.module.css';

/**
 * A QR code of a link, drawn in the page: no picture has to be fetched.
 *
 * @param rows whether each module is dark, including the blank edge
 */
export function QrCode({ rows }: { rows: readonly (readonly boolean[])[] }) {
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <figure className={styles.qrCode}>
      <svg
        role="img"
        aria-label={shareMessages.qrCodeName}
        viewBox={`0 0 ${rows.length} ${rows.length}`}
        shapeRendering="crispEdges"
      >
        <rect width="100%" height="100%" fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <figcaption>{shareMessages.scan}</figcaption>
    </figure>
  );
}
