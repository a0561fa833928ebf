<?php
// Gives a fresh WordPress the front page that is read from the standard input: headings, paragraphs and pictures, as blocks.
// Run by PHP's command line with the folder of WordPress.
[, $folder] = $argv;
require "$folder/wp-load.php";
require_once ABSPATH . 'wp-admin/includes/image.php';
$page = json_decode(stream_get_contents(STDIN), true, 512, JSON_THROW_ON_ERROR);
wp_set_current_user(1);

function picture_block(array $part): string {
  $name = wp_unique_filename(wp_upload_dir()['path'], basename(dirname($part['file'])) . '.jpg');
  $path = wp_upload_dir()['path'] . "/$name";
  copy($part['file'], $path);
  $id = wp_insert_attachment(['post_mime_type' => 'image/jpeg', 'post_title' => $part['text']], $path);
  wp_update_attachment_metadata($id, wp_generate_attachment_metadata($id, $path));
  update_post_meta($id, '_wp_attachment_image_alt', $part['text']);
  $image = wp_get_attachment_image_src($id, 'large');
  return sprintf(
    '<!-- wp:image {"id":%d,"sizeSlug":"large"} --><figure class="wp-block-image size-large">' .
    '<img src="%s" alt="%s" class="wp-image-%d"/></figure><!-- /wp:image -->',
    $id, esc_url($image[0]), esc_attr($part['text']), $id,
  );
}

$blocks = array_map(fn (array $part) => match ($part['kind']) {
  'heading' => '<!-- wp:heading --><h2>' . esc_html($part['text']) . '</h2><!-- /wp:heading -->',
  'text' => '<!-- wp:paragraph --><p>' . esc_html($part['text']) . '</p><!-- /wp:paragraph -->',
  'picture' => picture_block($part),
}, $page['parts']);
$id = wp_insert_post([
  'post_type' => 'page',
  'post_status' => 'publish',
  'post_title' => $page['title'],
  'post_content' => wp_slash(implode("\n", $blocks)),
], true);
if (is_wp_error($id)) throw new Exception($id->get_error_message());
update_option('show_on_front', 'page');
update_option('page_on_front', $id);
update_option('permalink_structure', '/%postname%/');
echo wp_get_theme()->get('Name');
